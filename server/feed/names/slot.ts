// Draw slots without a team yet: W101 is the winner of match 101, 2A the second of group A.
import type { Name } from '../../../contract/wire/name.ts'

const places: Record<string, Name> = {
  '1': { zh: '第一', en: 'Winner', vi: 'Nhất' },
  '2': { zh: '第二', en: 'Runner-up', vi: 'Nhì' },
  '3': { zh: '第三', en: 'Third', vi: 'Ba' },
  '4': { zh: '第四', en: 'Fourth', vi: 'Tư' },
}

/** The label of an open slot; null if the text is a team's name. */
export function slotOf(text: string): Name | null {
  const match = /^([WL])\s?(\d{1,3})$/.exec(text)
  if (match) {
    const number = match[2]
    return match[1] === 'W'
      ? { zh: `第${number}场胜者`, en: `Winner ${number}`, vi: `Thắng trận ${number}` }
      : { zh: `第${number}场负者`, en: `Loser ${number}`, vi: `Thua trận ${number}` }
  }
  const group = /^([1-4])\s?([A-Z](?:\/[A-Z])*)$/.exec(text)
  const place = group ? places[group[1] as string] : undefined
  if (!group || !place) return /^(?:TBD|TBC|\?|-)$/i.test(text) ? { zh: '待定', en: 'To be decided', vi: 'Chưa xác định' } : null
  const letters = group[2] as string
  return { zh: `${letters}组${place.zh}`, en: `${place.en} ${letters}`, vi: `${place.vi} bảng ${letters}` }
}
