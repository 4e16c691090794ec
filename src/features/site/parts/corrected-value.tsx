/** A detail that was wrong and what it says now. */
export function CorrectedValue({ was, is }: { was: string; is: string }) {
  return (
    <>
      <del className="text-clay">
        <span className="sr-only">was </span>
        {was}
      </del>{' '}
      <ins className="font-semibold text-moss no-underline">
        <span className="sr-only">now </span>
        {is}
      </ins>
    </>
  )
}
