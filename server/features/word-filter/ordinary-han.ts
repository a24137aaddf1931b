// Ordinary Chinese words that overlap with refused ones. Both lists are short on purpose: each word represents a sentence about sport.

const words = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words that end with the first characters of refused ones. They count if one of `startingIn` follows. */
export const endingIn = words([
  // 约炮
  '大约 合约 签约 续约 毁约 违约 条约 契约 预约 制约 节约 纽约 隐约 公约 和约 盟约 守约 赴约 如约 邀约 立约 解约 履约 爽约 相约 简约 婉约',
  '特约 租约 失约 践约',
  // 网赌
  '上网 官网 外网 球网 落网 触网 联网 挂网 过网 擦网 下网 电网 全网 内网 拦网 破网 入网 边网 侧网 撞网 断网 护网 蹭网 碰网',
  // 私彩, 刷粉丝, 卖淫, 冰毒
  '公私 隐私 走私 自私 无私 徇私 谋私 印刷 冲刷 粉刷 洗刷 牙刷 外卖 买卖 拍卖 售卖 专卖 叫卖 变卖 甩卖 倒卖 义卖 滑冰 冷冰 破冰 冰冰',
  '花冰 结冰 凿冰 碎冰 旱冰 溜冰',
  // 傻逼, 煞笔
  '装傻 犯傻 发傻 吓傻 变傻 卖傻 看傻 踢傻 打傻 气傻 笑傻 冻傻 晒傻 跑傻 晃傻 羡煞 抹煞 愁煞 急煞 气煞 恶煞 凶煞 妒煞',
  // 操你妈, 草泥马, 去死吧
  '体操 早操 做操 跳操 课间操 广播操 健美操 情操 出操 水草 除草 青草 小草 花草 野草 种草 稻草 杂草 人工草 过去 失去 回去 出去 进去',
  // 代开发票, 代充值, 六合彩, 博彩, 稳赚, 带单, 办假证
  '时代 年代 现代 古代 近代 当代 世代 替代 取代 朝代 换代 交代 后代 历代 周六 第六 星期六 微博 安稳 沉稳 平稳 纽带 腰带 地带 领带 连带',
  '主办 承办 举办 协办',
  // Words that operators are likely to add: 套现, 返水, 下注, 包赢, 内幕, 操盘, 跟单, 假球, 假赛, 黑哨, 外围, 开户, 洗码, 迷药, 赌博, 刷单.
  '圈套 手套 外套 配套 全套 客套 整套 往返 折返 遣返 脚下 之下 手下 留下 放下 拿下 落下 剩下 旗下 名下 当下 门下 坐下 书包 面包 背包',
  '红包 钱包 打包 承包 国内 队内 场内 年内 室内 体内 区内 脚跟 后跟 真假 放假 请假 休假 度假 造假 作假 虚假 抹黑 天黑 国外 场外 海外',
  '意外 打开 离开 公开 展开 拉开 避开 分开 躲开 清洗 冲洗 球迷 歌迷 车迷 打赌 豪赌',
])

/** Words that begin with the last characters of refused ones. They count if one of `endingIn` precedes. */
export const startingIn = words([
  // 约炮, 网赌, 私彩
  '炮轰 炮弹 炮制 炮火 炮灰 炮声 炮击 炮兵 炮仗 炮台 炮塔 炮手 炮车 炮架 炮筒 炮楼 炮线 炮打 赌气 赌咒 彩电 彩色 彩虹 彩带 彩排 彩旗',
  '彩蛋 彩礼 彩妆 彩头 彩绘 彩页 彩照 彩灯 彩印 彩笔 彩云 彩霞 彩球',
  // 刷粉丝, 卖淫, 冰毒
  '丝毫 丝绸 丝滑 丝巾 丝血 丝路 淫威 淫雨 毒舌 毒奶 毒打 毒瘤 毒药 毒辣 毒蛇 毒手 毒性 毒圈 毒丸 毒液 毒牙',
  // 傻逼, 煞笔
  '逼平 逼抢 逼近 逼和 逼退 逼停 逼迫 逼宫 逼仄 逼真 逼供 逼问 逼视 逼入 笔者 笔记 笔下 笔锋 笔误 笔画 笔试 笔直 笔尖 笔名 笔迹 笔墨',
  // 操你妈, 草泥马, 去死吧, 代开发票, 办假证, 王八蛋
  '妈妈 妈咪 妈祖 马上 马赛 马竞 马刺 马德 马拉 马克 马丁 马龙 马内 马路 马尼 吧台 吧主 票房 票价 票务 证书 证明 证件 证实 蛋糕 蛋白',
  // Words that operators are likely to add.
  '现在 现场 现身 现役 现象 现状 现任 水平 水准 水分 水手 水晶 水瓶 水花 水球 水货 注意 注定 注目 注重 注视 注册 注入 赢得 赢球 赢家',
  '赢面 幕后 幕布 盘带 盘球 盘算 盘活 盘子 单刀 单场 单打 单项 单飞 单挑 单独 单车 单节 单季 球迷 球员 球队 球场 球衣 球星 球票 球鞋',
  '球赛 球门 球权 球王 球技 赛季 赛场 赛程 赛后 赛前 赛区 赛道 赛点 赛事 哨声 哨子 哨响 哨兵 围观 围攻 围抢 围堵 户外 户口 码头 码数',
  '药品 药物 博格 博尔 博阿 博努 博得 博弈 充满 充分 充足 充电 充当 充实 充血 充沛 充值 充钻 练习 练球 练兵 打法 打破 打开 打门',
])

/** Words after the end of a sentence inside of a refused word: 真傻！逼得他解围. */
export const startingInBehindStop = words([
  '逼得 逼我 逼他 逼她 逼着 逼出 逼对 逼自 逼到 逼后 逼前 逼中 赌一 赌这 赌他 赌我 赌谁 赌输 赌赢 彩票 聊天 聊聊',
  '聊球 毒液 毒奶 子弹 笔直 妈妈 马上 吧台 场上 信号 信心 群里 群殴',
])

/** Allowed neighbours directly before or after a refused word; if both are given, both must match. */
export interface Neighbours {
  before?: readonly string[]
  behind?: readonly string[]
}

const list = (line: string): readonly string[] => line.split(' ')
/** 参加微信群里的抽奖. */
const joining: readonly Neighbours[] = [{ before: ['参'] }]
const messengers = list('加微信 加我微信 加微讯 加我微讯 加v信 加vx 加wx 加qq群')
/** 增加威信, 参加薇娅的, 增加V8发动机. */
const adding: readonly Neighbours[] = [{ before: list('参 增 施 更 追 附 叠 外') }]
const added = ['加威信', '加薇', '加我薇', ...Array.from({ length: 10 }, (_, digit) => `加v${digit}`)]
const eras: readonly Neighbours[] = [{ before: list('时 年 现 古 近 当 世 替 取 朝 换 交 历 后') }]
/** What people do with a fan badge, a fan club or fans' posts: 刷 means to send, to collect and to scroll. */
const ofFans = list(
  '牌 灯 团 榜 等级 亲密 徽章 勋章 值 票 礼物 福利 应援 留言 评论 弹幕 视频 投稿 来信 名字 专属 做的 送的 拍的 写的 剪的 画的 ' +
    '的留言 的评论 的弹幕 的视频 二创 节',
)

/** By the refused word, folded. */
export const neighbours: ReadonlyMap<string, readonly Neighbours[]> = new Map<string, readonly Neighbours[]>([
  ...messengers.map((word) => [word, joining] as const),
  ...added.map((word) => [word, adding] as const),
  ['约炮', [{ before: ['大'] }]],
  ['刷粉丝', [{ behind: ofFans }, { before: list('印 冲') }]],
  ['网赌', [{ before: list('触 擦 落 挂 碰 蹭'), behind: list('一把 一板 直线 斜线 对角 对手 反手 正手 他 她') }]],
  ['傻逼', [{ before: list('装 犯 发 卖 吓 变'), behind: list('得 出 到 住 回 着 问 供 迫 成 上前 对手 门将') }]],
  ['代充值', eras],
  ['代充钻', eras],
  ['代开发票', eras],
  ['稳赚不赔', [{ before: list('转会 签约 买卖 交易 引援 生意 免签 租借 续约') }]],
])

/** Letters between two characters that are no disguise, folded. */
export const sportTerms = words([
  'var mvp nba cba wta atp lpl kpl lck csl afc fa ufc f1 fc cf gk pk vs ko ot bo3 bo5 bp gg ad adc ai tv app rng edg tes jdg blg kda dnf',
  'pp op pvp 3v3 5v5 1v1',
])
