package main

import (
	"fmt"
	"strings"
)

const written = "# Written from what tablekeeper --help says.\n"

// names are the names of the commands with a blank between them.
func (a about) names() string {
	var names []string
	for _, c := range a.commands {
		names = append(names, c.name)
	}
	return strings.Join(names, " ")
}

func bash(a about) string {
	var b strings.Builder
	b.WriteString("# shellcheck shell=bash\n" + written + `_tablekeeper() {
	local word=$2 before=$3 words
	COMPREPLY=()
	if [ "$COMP_CWORD" = 1 ]; then
		mapfile -t COMPREPLY < <(compgen -W '` + a.names() + ` --help --version' -- "$word")
		return
	fi
	case ${COMP_WORDS[1]} in
`)
	for _, c := range a.commands {
		fmt.Fprintf(&b, "\t%s)\n\t\tcase $before in\n", c.name)
		for _, f := range c.flags {
			switch f.value {
			case "":
			case "FILE":
				fmt.Fprintf(&b, "\t\t--%s) compopt -o default && return ;;\n", f.name)
			case "DIR":
				fmt.Fprintf(&b, "\t\t--%s) compopt -o dirnames && return ;;\n", f.name)
			default:
				fmt.Fprintf(&b, "\t\t--%s) return ;;\n", f.name)
			}
		}
		b.WriteString("\t\tesac\n")
		words := strings.Join(c.games(), " ")
		flags := "--help"
		for _, f := range c.flags {
			flags += " --" + f.name
		}
		fmt.Fprintf(&b, "\t\twords='%s'\n\t\t[[ $word != -* ]] || words='%s'\n", words, flags)
		if c.wants("FILE") {
			b.WriteString("\t\t[[ $word = -* ]] || compopt -o default\n")
		}
		b.WriteString("\t\t;;\n")
	}
	b.WriteString(`	*) return ;;
	esac
	mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _tablekeeper tablekeeper
`)
	return b.String()
}

func zsh(a about) string {
	var b strings.Builder
	b.WriteString("#compdef tablekeeper\n" + written + "\nif (( CURRENT == 2 )); then\n\tlocal -a commands=(\n")
	for _, c := range a.commands {
		fmt.Fprintf(&b, "\t\t%s\n", single(c.name+":"+c.summary))
	}
	b.WriteString("\t)\n\t_describe command commands\n\t_arguments --version --help\n\treturn\nfi\n" +
		"local command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n")
	for _, c := range a.commands {
		fmt.Fprintf(&b, "%s)\n\t_arguments '--help[say how it is used]'", c.name)
		for _, f := range c.flags {
			fmt.Fprintf(&b, " \\\n\t\t%s", single("--"+f.name+"["+strings.NewReplacer("[", `\[`, "]", `\]`).Replace(f.text)+"]"+zshValue(f)))
		}
		if games := c.games(); games != nil {
			fmt.Fprintf(&b, " \\\n\t\t%s", single("1:game:("+strings.Join(games, " ")+")"))
		} else if c.wants("FILE") {
			b.WriteString(" \\\n\t\t'1:file:_files'")
		}
		b.WriteString("\n\t;;\n")
	}
	b.WriteString("esac\n")
	return b.String()
}

func zshValue(f flag) string {
	switch f.value {
	case "":
		return ""
	case "FILE":
		return ":file:_files"
	case "DIR":
		return ":folder:_files -/"
	}
	return ":" + f.value + ":"
}

func fish(a about) string {
	var b strings.Builder
	b.WriteString(written + "complete -c tablekeeper -f\n" +
		"complete -c tablekeeper -n __fish_use_subcommand -l version -d 'print the version'\n" +
		"complete -c tablekeeper -l help -d 'say how it is used'\n")
	for _, c := range a.commands {
		fmt.Fprintf(&b, "complete -c tablekeeper -n __fish_use_subcommand -a %s -d %s\n", c.name, fished(c.summary))
		on := "complete -c tablekeeper -n '__fish_seen_subcommand_from " + c.name + "'"
		for _, f := range c.flags {
			fmt.Fprintf(&b, "%s -l %s -d %s%s\n", on, f.name, fished(f.text), fishValue(f))
		}
		if games := c.games(); games != nil {
			fmt.Fprintf(&b, "%s -a %s\n", on, fished(strings.Join(games, " ")))
		} else if c.wants("FILE") {
			fmt.Fprintf(&b, "%s -F\n", on)
		}
	}
	return b.String()
}

func fishValue(f flag) string {
	switch f.value {
	case "":
		return ""
	case "FILE":
		return " -r -F"
	case "DIR":
		return " -x -a '(__fish_complete_directories)'"
	}
	return " -x"
}

// single quotes a text for bash and zsh, fished for fish.
func single(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

func fished(text string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(text) + "'"
}
