// Reasons of a referee's review and of its decision, in three languages: during the review it is a suspicion.
import type { Lang } from '../../contract/limits/limits.ts'
import type { ReviewReason } from '../../contract/match/match-event.ts'

type ReasonMessages = Record<ReviewReason, string>

const suspected: Record<Lang, ReasonMessages> = {
  zh: {
    offside: '疑似越位',
    handball: '疑似手球',
    foul: '疑似犯规在先',
    'out-of-play': '疑似球已出界',
    line: '疑似球未过线',
    penalty: '可能的点球',
    'red-card': '可能的红牌',
    unknown: '',
  },
  en: {
    offside: 'possible offside',
    handball: 'possible handball',
    foul: 'possible foul in the build-up',
    'out-of-play': 'ball possibly out of play',
    line: 'ball possibly not over the line',
    penalty: 'possible penalty',
    'red-card': 'possible red card',
    unknown: '',
  },
  vi: {
    offside: 'nghi việt vị',
    handball: 'nghi bóng chạm tay',
    foul: 'nghi phạm lỗi trước đó',
    'out-of-play': 'nghi bóng đã hết biên',
    line: 'nghi bóng chưa qua vạch',
    penalty: 'có thể phạt đền',
    'red-card': 'có thể thẻ đỏ',
    unknown: '',
  },
}

const decided: Record<Lang, ReasonMessages> = {
  zh: {
    offside: '越位在先',
    handball: '手球在先',
    foul: '犯规在先',
    'out-of-play': '球已出界',
    line: '球未过线',
    penalty: '点球判罚',
    'red-card': '红牌判罚',
    unknown: '',
  },
  en: {
    offside: 'offside',
    handball: 'handball',
    foul: 'foul in the build-up',
    'out-of-play': 'ball out of play',
    line: 'ball did not cross the line',
    penalty: 'penalty decision',
    'red-card': 'red-card decision',
    unknown: '',
  },
  vi: {
    offside: 'việt vị',
    handball: 'bóng chạm tay',
    foul: 'phạm lỗi trước đó',
    'out-of-play': 'bóng đã hết biên',
    line: 'bóng chưa qua vạch',
    penalty: 'quyết định phạt đền',
    'red-card': 'quyết định thẻ đỏ',
    unknown: '',
  },
}

/** Empty without a reason. A reason outside of the list was typed by a person and is returned as is. */
export function reasonMessages({ event, reason }: { event: string; reason: string | null }, lang: Lang): string {
  const messages: Record<string, string> = (event === 'review' ? suspected : decided)[lang]
  return reason === null ? '' : (messages[reason] ?? reason)
}
