// Parses and writes search params as plain strings and numbers, as the server and shared links do.
// The router's default JSON parsing would turn an id such as 1427163772e5 into another number.
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

export const parseSearch = parseSearchWith((text) => text)
export const stringifySearch = stringifySearchWith(JSON.stringify)
