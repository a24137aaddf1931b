import { expect, it } from 'vitest'
import { aNotice } from '../../../../tests/support/alert/sample-notice.ts'
import { noticeNames } from './notice-names.ts'

it('uses short team names, which leave room for the score, or full names when there are none', () => {
  const short = { home_team_short: { zh: '潮汐', en: 'Tides', vi: 'Thủy Triều' }, away_team_short: { zh: '', en: '', vi: '' } }
  expect(noticeNames(aNotice(short), 'vi')).toMatchObject({ home: 'Thủy Triều', away: 'Sư Tử Bắc Cố' })
  expect(noticeNames(aNotice(), 'vi')).toMatchObject({ home: 'Thủy Triều Lâm Giang' })
})
