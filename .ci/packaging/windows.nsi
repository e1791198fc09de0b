; Installs Tablekeeper for the user who runs this: no administrator is asked. .ci/package gives VERSION, NUMBERS, TREE, OUT and KB.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Tablekeeper"
BrandingText "Tablekeeper ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tablekeeper"
VIProductVersion ${NUMBERS}
VIAddVersionKey /LANG=1033 "ProductName" "Tablekeeper"
VIAddVersionKey /LANG=1033 "FileDescription" "Installs Tablekeeper"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT licence"

!include MUI2.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tablekeeper.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablekeeper"
!define KIND "Tablekeeper.table"
!define CHANGED "Shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)" ; the kinds of files are others now

Section
	SetShellVarContext current
	SetOutPath "$INSTDIR"
	File "${TREE}/*"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Tablekeeper.lnk" "$INSTDIR\tablekeeper.exe"

	WriteRegStr HKCU "Software\Classes\${KIND}" "" "Match of a board or card game"
	WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\tablekeeper.exe,0"
	WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\tablekeeper.exe" "%1"'
	WriteRegStr HKCU "Software\Classes\.table\OpenWithProgids" "${KIND}" ""
	WriteRegStr HKCU "Software\Classes\.table" "" "${KIND}"
	System::Call "${CHANGED}"

	WriteRegStr HKCU "${LISTED}" "DisplayName" "Tablekeeper"
	WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
	WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\tablekeeper.exe,0"
	WriteRegStr HKCU "${LISTED}" "Publisher" "Tablekeeper"
	WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
	WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${KB}
	WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
	WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

; Matches and options lie in %AppData%\tablekeeper, and stay.
Section Uninstall
	SetShellVarContext current
	ClearErrors
	Delete "$INSTDIR\tablekeeper.exe"
	IfErrors 0 closed
	MessageBox MB_OK|MB_ICONEXCLAMATION "Tablekeeper is open. Close it first." /SD IDOK
	Abort
closed:
	Delete "$INSTDIR\README.txt"
	Delete "$INSTDIR\CHANGELOG.txt"
	Delete "$INSTDIR\LICENCES.txt"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	Delete "$SMPROGRAMS\Tablekeeper.lnk"
	ReadRegStr $0 HKCU "Software\Classes\.table" ""
	StrCmp $0 "${KIND}" 0 other
	DeleteRegValue HKCU "Software\Classes\.table" ""
other:
	DeleteRegValue HKCU "Software\Classes\.table\OpenWithProgids" "${KIND}"
	DeleteRegKey /ifempty HKCU "Software\Classes\.table\OpenWithProgids"
	DeleteRegKey /ifempty HKCU "Software\Classes\.table"
	DeleteRegKey HKCU "Software\Classes\${KIND}"
	DeleteRegKey HKCU "${LISTED}"
	System::Call "${CHANGED}"
SectionEnd
