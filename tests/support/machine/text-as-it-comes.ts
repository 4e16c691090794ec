/** The whole text of an answer that ends some time; `onText` hears all there is of it so far whenever more has come. */
export async function textAsItComes(answer: Response, onText: (text: string) => void): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    onText(text)
  }
  return text
}
