// What plays are called, in three languages.
import type { Language } from '../../camera/score-bug.ts'
import type { ComboType } from '../combo.ts'

type Texts = Record<Language, string>
export const comboNames: Record<ComboType, Texts> = {
  single: { zh: '单张', en: 'Single', vi: 'Lẻ' },
  pair: { zh: '对子', en: 'Pair', vi: 'Đôi' },
  trio: { zh: '三张', en: 'Trio', vi: 'Ba' },
  'trio-single': { zh: '三带一', en: 'Trio with one', vi: 'Ba kèm một' },
  'trio-pair': { zh: '三带二', en: 'Full house', vi: 'Ba kèm đôi' },
  straight: { zh: '顺子', en: 'Straight', vi: 'Sảnh' },
  'pair-straight': { zh: '连对', en: 'Pair straight', vi: 'Đôi thông' },
  plane: { zh: '飞机', en: 'Airplane', vi: 'Máy bay' },
  'plane-singles': { zh: '飞机带单', en: 'Airplane with singles', vi: 'Máy bay kèm lẻ' },
  'plane-pairs': { zh: '飞机带对', en: 'Airplane with pairs', vi: 'Máy bay kèm đôi' },
  'four-singles': { zh: '四带二', en: 'Four with two', vi: 'Bốn kèm hai' },
  'four-pairs': { zh: '四带两对', en: 'Four with pairs', vi: 'Bốn kèm hai đôi' },
  bomb: { zh: '炸弹', en: 'Bomb', vi: 'Bom' },
  rocket: { zh: '王炸', en: 'Rocket', vi: 'Bom vua' },
}
export const passWord: Texts = { zh: '不出', en: 'Pass', vi: 'Bỏ' }
export const bidWord = (bid: number, language: Language): string =>
  (bid === 0 ? { zh: '不叫', en: 'No bid', vi: 'Không gọi' } : { zh: `${bid} 分`, en: `Bid ${bid}`, vi: `Gọi ${bid}` })[language]
export const biddingWord: Texts = { zh: '叫分', en: 'Bidding', vi: 'Gọi điểm' }
export const dealingWord: Texts = { zh: '发牌', en: 'Dealing', vi: 'Chia bài' }
export const timesWord: Texts = { zh: '倍数', en: 'Stake', vi: 'Hệ số' }
export const playsLeftWord: Texts = { zh: '手数', en: 'Plays left', vi: 'Số lượt' }
export const winWord: Record<'landlord' | 'farmers', Texts> = {
  landlord: { zh: '地主胜利', en: 'Landlord wins', vi: 'Địa chủ thắng' },
  farmers: { zh: '农民胜利', en: 'Farmers win', vi: 'Nông dân thắng' },
}
export const springWord: Texts = { zh: '春天', en: 'Spring', vi: 'Mùa xuân' }
