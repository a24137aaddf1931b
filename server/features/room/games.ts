// The games and card games of category 3 that rooms can select.
import type { Name } from '../../../contract/wire/name.ts'

export const games: readonly { id: string; name: Name }[] = [
  { id: 'doudizhu', name: { zh: '斗地主', en: 'Fight the Landlord', vi: 'Đấu địa chủ' } },
  { id: 'mahjong', name: { zh: '麻将', en: 'Mahjong', vi: 'Mạt chược' } },
  { id: 'xiangqi', name: { zh: '象棋', en: 'Xiangqi', vi: 'Cờ tướng' } },
  { id: 'go', name: { zh: '围棋', en: 'Go', vi: 'Cờ vây' } },
  { id: 'tien-len', name: { zh: '进前牌', en: 'Tiến lên', vi: 'Tiến lên' } },
  { id: 'moba', name: { zh: '团队对战', en: 'Team battle', vi: 'Đấu đội' } },
  { id: 'shooter', name: { zh: '射击', en: 'Shooters', vi: 'Bắn súng' } },
  { id: 'football-game', name: { zh: '足球游戏', en: 'Football games', vi: 'Game bóng đá' } },
]
export const isGame = (id: string): boolean => games.some((game) => game.id === id)
