// A name in the product's three languages.
import { type Static, Type } from 'typebox'
import { closed } from './endpoint.ts'

export const Name = Type.Object({ zh: Type.String(), en: Type.String(), vi: Type.String() }, closed)
export type Name = Static<typeof Name>
