import { Button } from '#src/ui/button.tsx'

type Props = { sheets: readonly string[]; onPick: (sheet: string) => void }

/** Asks which sheet of a workbook is meant. */
export function ImportSheets({ sheets, onPick }: Props) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">
        <span role="alert">This workbook has several sheets. Which one holds your locations?</span>
      </legend>
      <div className="flex flex-wrap gap-3">
        {sheets.map(sheet => (
          <Button key={sheet} tone="outline" onClick={() => onPick(sheet)}>
            {sheet}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
