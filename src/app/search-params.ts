// How an address says what a page is asked for: texts and numbers as they stand, as the server and every link that was shared write
// them. Read as JSON, which is the router's custom, an id such as 1427163772e5 would be another number.
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

export const parseSearch = parseSearchWith((text) => text)
export const stringifySearch = stringifySearchWith(JSON.stringify)
