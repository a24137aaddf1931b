// Texts of the demonstration experts: a title and a few sentences for each pick, in their own language.
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Play } from '../../../contract/match/play.ts'
import { cutText } from '../../../rules/text/cut-text.ts'
import { teamShort } from '../../../rules/text/name/name.ts'
import type { Draw } from './draw.ts'

interface ExpertTexts {
  titles: readonly ((home: string, away: string) => string)[]
  reasons: Record<Play['pick'], readonly ((home: string, away: string) => string)[]>
  ends: readonly string[]
}

const zh: ExpertTexts = {
  titles: [
    (home, away) => `${home}对${away}：先看中场`,
    (home) => `${home}这一阵的变化`,
    (_home, away) => `${away}客场怎么打`,
    (home, away) => `${home}–${away}，一个关键点`,
  ],
  reasons: {
    home: [
      (home, away) => `${home}近几个主场开局都快，前二十分钟的压迫${away}很少遇到。`,
      (home, away) => `${away}刚打完一场硬仗，轮换之后边路会慢半拍，${home}正好吃这一点。`,
    ],
    away: [
      (home, away) => `${away}反击的质量被低估了，${home}压上之后身后一直是空的。`,
      (home, away) => `${home}主力不齐，${away}的替补席反而更厚，拖到后段更有利。`,
    ],
    draw: [(home, away) => `${home}和${away}都不愿先冒险，上半场大概率试探，平局的价值最高。`],
    over: [
      (home, away) => `${home}和${away}最近都是能进也能丢，节奏一起来就停不下。`,
      (_home, away) => `${away}的防线这个月换了两次，失误不是偶然。`,
    ],
    under: [
      (home, away) => `${home}和${away}都是先稳住再说的队，临门一脚也都不在状态。`,
      (home) => `${home}换帅之后回收得很深，场面难看但难进球。`,
    ],
  },
  ends: ['首发出来后若有大变动，这份判断会打折扣。', '把握写在上面，错了就留在战绩里。', '样本还小，看着就好。'],
}
const en: ExpertTexts = {
  titles: [
    (home, away) => `${home} v ${away}: who owns midfield`,
    (home) => `What has changed at ${home}`,
    (_home, away) => `${away} on the road`,
  ],
  reasons: {
    home: [(home, away) => `${home} start fast at home, and ${away} have not faced pressing like it for weeks.`],
    away: [(home, away) => `${away} are better on the break than their table place says; ${home} leave the space behind.`],
    draw: [(home, away) => `Neither ${home} nor ${away} has a reason to open up first.`],
    over: [(home, away) => `${home} and ${away} score and concede; once it opens it stays open.`],
    under: [(home, away) => `${home} and ${away} both sit deep, and neither finishes well at the moment.`],
  },
  ends: ['A surprise in the line-ups would weaken this.', 'The confidence is stated above; a miss stays in the record.'],
}
const vi: ExpertTexts = {
  titles: [
    (home, away) => `${home} – ${away}: hàng giữa quyết định`,
    (home) => `${home} đang thay đổi thế nào`,
    (_home, away) => `${away} trên sân khách`,
  ],
  reasons: {
    home: [(home, away) => `${home} nhập cuộc nhanh trên sân nhà, ${away} lâu rồi chưa gặp sức ép như vậy.`],
    away: [(home, away) => `${away} phản công tốt hơn vị trí trên bảng, ${home} hay để trống phía sau.`],
    draw: [(home, away) => `Cả ${home} lẫn ${away} đều không muốn mạo hiểm trước.`],
    over: [(home, away) => `${home} và ${away} ghi được và cũng hay thủng lưới, đã mở là mở hẳn.`],
    under: [(home, away) => `${home} và ${away} đều đá thấp, dứt điểm lại chưa tốt.`],
  },
  ends: ['Đội hình có biến động lớn thì nhận định này yếu đi.', 'Độ chắc ghi ở trên, sai thì nằm lại trong thành tích.'],
}
const texts: Record<Lang, ExpertTexts> = { zh, en, vi }

export function writeScheme(lang: Lang, match: MatchRow, plays: readonly Play[], draw: Draw): { title: string; text: string } {
  const [home, away] = [teamShort(match, 'home', lang), teamShort(match, 'away', lang)]
  const own = texts[lang]
  const title = draw.one(own.titles)(home, away)
  const reasons = plays.map(({ pick }) => draw.one(own.reasons[pick])(home, away))
  // A title that is too long for a scheme is replaced by the match's name.
  return {
    title: cutText([...title].length > expertLimits.title ? `${home} – ${away}` : title, expertLimits.title),
    text: [...reasons, draw.one(own.ends)].join('\n\n'),
  }
}
