// Lines as they are kept in the lists of words: a row of the text has several, with a bar between them.
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
