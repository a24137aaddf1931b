// English clubs beside those of the older table, as lines of `lines.ts`.
export const england = `
Luton Town|卢顿|卢顿|Luton|LUT|Luton
Norwich City|诺维奇|诺维奇|Norwich|NOR|Norwich
Sheffield United|谢菲尔德联|谢菲联|Sheff United|SHU|Sheffield Utd
Watford|沃特福德|沃特福德|Watford|WAT|
West Bromwich Albion|西布罗姆维奇|西布朗|West Brom|WBA|West Brom
Sheffield Wednesday|谢菲尔德星期三|谢周三|Sheff Wed|SHW|
Middlesbrough|米德尔斯堡|米堡|Middlesbrough|MID|
Hull City|赫尔城|赫尔城|Hull|HUL|Hull
Coventry City|考文垂|考文垂|Coventry|COV|Coventry
Stoke City|斯托克城|斯托克城|Stoke|STK|Stoke
Swansea City|斯旺西|斯旺西|Swansea|SWA|Swansea;Swansea City AFC
Cardiff City|加的夫城|加的夫城|Cardiff|CAR|Cardiff
Blackburn Rovers|布莱克本流浪者|布莱克本|Blackburn|BLB|Blackburn
Birmingham City|伯明翰城|伯明翰|Birmingham|BIR|Birmingham
Derby County|德比郡|德比郡|Derby|DER|Derby
Queens Park Rangers|女王公园巡游者|女王公园|QPR|QPR|QPR
Preston North End|普雷斯顿|普雷斯顿|Preston|PNE|Preston
Portsmouth|朴茨茅斯|朴茨茅斯|Portsmouth|POR|
Millwall|米尔沃尔|米尔沃尔|Millwall|MIL|
Bristol City|布里斯托尔城|布里斯托城|Bristol City|BRC|
Wrexham|雷克斯汉姆|雷克斯汉姆|Wrexham|WRE|Wrexham AFC
`
