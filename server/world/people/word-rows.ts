// Parses lists of messages: a row of the text has several, separated by a bar.
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
