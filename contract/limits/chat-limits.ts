// The constants of chat, danmaku, groups and horns. Plain values: any side may import them.

export const chatLimits = {
  /** Characters of a line of chat, a danmaku, a horn, as people count them. R-TALK-1. */
  lineLength: 100,
  /** Characters of a private message or a message of a group. */
  messageLength: 2_000,
  /** At most so many lines of one person in so many seconds, and no repeat within as many. R-TALK-1. */
  linesPerWindow: 20,
  lineWindow: 30,
  /** Danmaku a second that a room is shown; one's own is always shown. R-DANMAKU-2. */
  danmakuPerSecond: 10,
  /** Danmaku that a viewer draws at once. R-DANMAKU-2. */
  danmakuDrawn: 80,
  /** Danmaku that one call answers. */
  danmakuPage: 500,
  /** People named in one line. */
  mentions: 10,
  /** Lines of a room that are answered at once. */
  roomPage: 50,
  /** Messages of a conversation that are answered at once. R-CHAT-1. */
  messagePage: 15,
  /** Seconds between two messages from which the time is written between them. R-CHAT-1. */
  separator: 120,
  /** Pixels from the top at which older messages are loaded. R-CHAT-1. */
  olderAt: 30,
  /** Messages that a stranger may send before he is answered or accepted. */
  strangerMessages: 3,
  /** Conversations that the list has on a page. */
  conversations: 200,
  /** Bytes of a file. */
  fileBytes: 20 * 1024 * 1024,
  /** Characters of a group's name and of its notice. */
  groupName: 20,
  groupNotice: 200,
  /** People in a group; groups that one person may own, and be in. */
  groupMembers: 500,
  /** People whom a list of members has on a page, and who are added to a group at once. */
  groupPage: 50,
  groupAdded: 50,
  groupsOwned: 10,
  groupsJoined: 100,
  /** Words of the operator's list, a language; of a room's own. */
  words: 5_000,
  roomWords: 200,
  /** Characters of such a word. */
  wordLength: 30,
} as const

/** Colours of danmaku and the wealth level from which each may be chosen. */
export const danmakuColors = [
  { color: '#ffffff', level: 0 },
  { color: '#ffd84d', level: 1 },
  { color: '#7bd88f', level: 3 },
  { color: '#5cc8ff', level: 5 },
  { color: '#ff8fab', level: 10 },
  { color: '#ff7043', level: 15 },
  { color: '#c792ff', level: 20 },
  { color: '#ff4d4d', level: 30 },
] as const
export const danmakuSizes = [
  { size: 'small', level: 0 },
  { size: 'medium', level: 0 },
  { size: 'large', level: 10 },
] as const
export const danmakuPositions = [
  { position: 'scroll', level: 0 },
  { position: 'top', level: 5 },
  { position: 'bottom', level: 5 },
] as const

/** The emoji table: what stands between brackets in a text and is drawn by the app. Any other name stays text. */
export const emojiTable = [
  { emojiName: '[微笑]', en: 'smile', vi: 'mỉm cười' },
  { emojiName: '[大笑]', en: 'laugh', vi: 'cười to' },
  { emojiName: '[笑哭]', en: 'tears of joy', vi: 'cười ra nước mắt' },
  { emojiName: '[色]', en: 'love eyes', vi: 'mê mẩn' },
  { emojiName: '[酷]', en: 'cool', vi: 'ngầu' },
  { emojiName: '[调皮]', en: 'playful', vi: 'tinh nghịch' },
  { emojiName: '[害羞]', en: 'shy', vi: 'ngại ngùng' },
  { emojiName: '[流泪]', en: 'tears', vi: 'khóc' },
  { emojiName: '[大哭]', en: 'sob', vi: 'khóc to' },
  { emojiName: '[发怒]', en: 'angry', vi: 'tức giận' },
  { emojiName: '[惊讶]', en: 'surprised', vi: 'ngạc nhiên' },
  { emojiName: '[惊恐]', en: 'scared', vi: 'hoảng sợ' },
  { emojiName: '[疑问]', en: 'question', vi: 'thắc mắc' },
  { emojiName: '[捂脸]', en: 'facepalm', vi: 'che mặt' },
  { emojiName: '[流汗]', en: 'sweat', vi: 'toát mồ hôi' },
  { emojiName: '[困]', en: 'sleepy', vi: 'buồn ngủ' },
  { emojiName: '[睡]', en: 'asleep', vi: 'ngủ' },
  { emojiName: '[闭嘴]', en: 'zipped', vi: 'im lặng' },
  { emojiName: '[晕]', en: 'dizzy', vi: 'chóng mặt' },
  { emojiName: '[吃瓜]', en: 'watermelon', vi: 'hóng chuyện' },
  { emojiName: '[赞]', en: 'thumbs up', vi: 'thích' },
  { emojiName: '[踩]', en: 'thumbs down', vi: 'không thích' },
  { emojiName: '[鼓掌]', en: 'clap', vi: 'vỗ tay' },
  { emojiName: '[拜托]', en: 'please', vi: 'làm ơn' },
  { emojiName: '[握手]', en: 'handshake', vi: 'bắt tay' },
  { emojiName: '[胜利]', en: 'victory', vi: 'chiến thắng' },
  { emojiName: '[加油]', en: 'go', vi: 'cố lên' },
  { emojiName: '[OK]', en: 'OK', vi: 'OK' },
  { emojiName: '[爱心]', en: 'heart', vi: 'trái tim' },
  { emojiName: '[心碎]', en: 'broken heart', vi: 'tan vỡ' },
  { emojiName: '[玫瑰]', en: 'rose', vi: 'hoa hồng' },
  { emojiName: '[礼物]', en: 'gift', vi: 'quà' },
  { emojiName: '[红包]', en: 'red envelope', vi: 'lì xì' },
  { emojiName: '[庆祝]', en: 'party', vi: 'ăn mừng' },
  { emojiName: '[火]', en: 'fire', vi: 'lửa' },
  { emojiName: '[足球]', en: 'football', vi: 'bóng đá' },
  { emojiName: '[篮球]', en: 'basketball', vi: 'bóng rổ' },
  { emojiName: '[奖杯]', en: 'trophy', vi: 'cúp' },
  { emojiName: '[金牌]', en: 'gold medal', vi: 'huy chương vàng' },
  { emojiName: '[黄牌]', en: 'yellow card', vi: 'thẻ vàng' },
  { emojiName: '[红牌]', en: 'red card', vi: 'thẻ đỏ' },
  { emojiName: '[哨子]', en: 'whistle', vi: 'còi' },
] as const
