import { expect, it } from 'vitest'
import { langs } from '../../contract/limits/limits.ts'
import { objectives } from '../../contract/match/match-event.ts'
import { objectiveWord } from './objective-messages.ts'

it('every objective has a unique name in each language', () => {
  for (const lang of langs) {
    const messages = objectives.map((objective) => objectiveWord(objective, lang))
    expect(new Set(messages.map((word) => word.trim()).filter(Boolean)).size, lang).toBe(objectives.length)
  }
  expect(langs.map((lang) => objectiveWord('baron', lang))).toEqual(['大龙', 'Baron', 'Hạ Baron'])
})
