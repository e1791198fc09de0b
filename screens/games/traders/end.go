package traders

import (
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Trophy is the medicine that a company has made, and its money.
func (b *tradersBoard) Trophy(seat int) (made string, pieces fyne.CanvasObject) {
	row := box.Row(trophyGap)
	for i, have := range b.view.Company(seat).Earth {
		for range min(have, traders.MedicineGoods) {
			row.Add(table.NewDisc(kit.ResourceIcons()[i], resourceDiscs[i], trophyDisc))
		}
	}
	row.Add(b.money(seat))
	return wording.L("The medicine is made."), row
}

// Standing is what a company has for the medicine, and its money.
func (b *tradersBoard) Standing(seat int) []fyne.CanvasObject {
	return []fyne.CanvasObject{medicineGrid(b.view.Company(seat)), b.money(seat)}
}

// money is that of a company, as a count.
func (b *tradersBoard) money(seat int) fyne.CanvasObject {
	money := b.view.Company(seat).Money
	return table.NewCount(parts.IconMoney, strconv.Itoa(money), wording.L("Money {number} MCr", money))
}

// Measures of what a winner has, in device-independent pixels.
const (
	trophyDisc = 36
	trophyGap  = 7
)
