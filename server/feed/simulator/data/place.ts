// Tournament stops and cup final venues: invented places in zh, en, vi.
export const tennisStops = {
  bay: `
鹭港|Lugang|Lộ Cảng
临江|Linjiang|Lâm Giang
灯笼港|Lantern Harbour|Cảng Đèn Lồng
青屿|Qingyu|Thanh Dữ
若潮|Wakashio|Wakashio
海澄|Haicheng|Hải Trừng
`,
  cliff: `
诺尔港|Norrhaven|Norrhaven
卢斯角|Cabo Luz|Cabo Luz
西尔伯霍夫|Silberhof|Silberhof
格伦维克|Glenvik|Glenvik
马里索拉|Marisola|Marisola
诺伊奎尔|Neuquell|Neuquell
`,
  palm: `
瀑布港|Cascade Harbor|Cascade Harbor
塞博港|Puerto Ceibo|Puerto Ceibo
日舞谷|Sundance Valley|Sundance Valley
然加达|Jangada|Jangada
三湖|Tres Lagunas|Tres Lagunas
湖岸|Lakeshore|Lakeshore
`,
}
export const badmintonStops = `
平湖|Pinghu|Bình Hồ
竹山|Truc Son|Trúc Sơn
凤麓|Fenglu|Phượng Lộc
莲塘|Lien Duong|Liên Đường
朱津|Akatsu|Akatsu
南栈|Nanzhan|Nam Sạn
`
/** Kinds of ground: suffixes of a town's name. */
export const grounds = {
  football: '体育场|Stadium|Sân vận động',
  basketball: '体育馆|Arena|Nhà thi đấu',
  tennis: '网球中心|Tennis Centre|Trung tâm quần vợt',
  badminton: '羽毛球馆|Badminton Hall|Nhà thi đấu cầu lông',
  esports: '电竞馆|Esports Stage|Nhà thi đấu esports',
}
/** Halls of the e-sports circuits. */
export const stages = {
  xy: '云岭|Yunling|Vân Lĩnh',
  lgq: '金桂|Kim Que|Kim Quế',
  jz: '斯卡尔岬|Skarness|Skarness',
  ng: '雷鸣台地|Thunder Mesa|Thunder Mesa',
  tq: '卡马尔|Al Qamar|Al Qamar',
}
