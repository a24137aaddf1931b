// A name in the three languages of the product.
import { type Static, Type } from 'typebox'

export const Name = Type.Object({ zh: Type.String(), en: Type.String(), vi: Type.String() }, { additionalProperties: false })
export type Name = Static<typeof Name>
