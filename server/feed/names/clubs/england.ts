// Clubs of the first four English divisions that are not in `club-table.ts`, as lines of `lines.ts`. Chinese as in the mainland press (直播吧,
// 懂球帝, 新华社): the common short form where it has one.
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
Barnsley|巴恩斯利|巴恩斯利|Barnsley|BAR|
Blackpool|布莱克浦|布莱克浦|Blackpool|BLP|
Bolton Wanderers|博尔顿|博尔顿|Bolton|BOL|Bolton
Bradford City|布拉德福德|布拉德福德|Bradford|BRD|Bradford
Bristol Rovers|布里斯托尔流浪者|布里斯托流浪|Bristol Rovers|BRR|
Burton Albion|伯顿|伯顿|Burton|BUA|Burton
Cambridge United|剑桥联|剑桥联|Cambridge|CAM|Cambridge
Charlton Athletic|查尔顿|查尔顿|Charlton|CHA|Charlton
Crawley Town|克劳利|克劳利|Crawley|CRA|Crawley
Crewe Alexandra|克鲁|克鲁|Crewe|CRE|Crewe
Doncaster Rovers|唐卡斯特|唐卡斯特|Doncaster|DON|Doncaster
Exeter City|埃克塞特|埃克塞特|Exeter|EXE|Exeter
Fleetwood Town|弗利特伍德|弗利特伍德|Fleetwood|FLE|Fleetwood
Gillingham|吉林汉姆|吉林汉姆|Gillingham|GIL|
Huddersfield Town|哈德斯菲尔德|哈德斯菲尔德|Huddersfield|HUD|Huddersfield
Leyton Orient|莱顿东方|莱顿东方|Leyton Orient|LEY|Leyton
Lincoln City|林肯城|林肯城|Lincoln City|LIN|Lincoln (ENG);Lincoln
Mansfield Town|曼斯菲尔德|曼斯菲尔德|Mansfield|MAN|Mansfield
Milton Keynes Dons|米尔顿凯恩斯|米尔顿凯恩斯|MK Dons|MKD|MK Dons
Northampton Town|北安普顿|北安普顿|Northampton|NTH|Northampton
Oxford United|牛津联|牛津联|Oxford|OXF|Oxford
Peterborough United|彼得堡联|彼得堡联|Peterborough|PET|Peterborough
Plymouth Argyle|普利茅斯|普利茅斯|Plymouth|PLY|Plymouth
Port Vale|维尔港|维尔港|Port Vale|PVL|
Reading|雷丁|雷丁|Reading|REA|
Rotherham United|罗瑟汉姆|罗瑟汉姆|Rotherham|ROT|Rotherham
Shrewsbury Town|什鲁斯伯里|什鲁斯伯里|Shrewsbury|SHR|Shrewsbury
Stevenage|斯蒂文尼奇|斯蒂文尼奇|Stevenage|STV|Stevenage Borough
Stockport County|斯托克港|斯托克港|Stockport|STP|Stockport
Walsall|沃尔索尔|沃尔索尔|Walsall|WAL|
Wigan Athletic|维冈竞技|维冈竞技|Wigan|WIG|Wigan
AFC Wimbledon|温布尔登|温布尔登|Wimbledon|WIM|Wimbledon
Wycombe Wanderers|韦康比流浪者|韦康比|Wycombe|WYC|Wycombe
Accrington Stanley|阿克灵顿|阿克灵顿|Accrington|ACC|Accrington
Barnet|巴尼特|巴尼特|Barnet|BNT|
Barrow|巴罗|巴罗|Barrow|BRW|
Bromley|布罗姆利|布罗姆利|Bromley|BML|
Bury|伯里|伯里|Bury|BRY|
Carlisle United|卡莱尔联|卡莱尔|Carlisle|CRL|Carlisle
Cheltenham Town|切尔滕汉姆|切尔滕汉姆|Cheltenham|CHL|Cheltenham
Chesterfield|切斯特菲尔德|切斯特菲尔德|Chesterfield|CHF|
Colchester United|科尔切斯特|科尔切斯特|Colchester|COL|Colchester
Forest Green Rovers|森林绿流浪者|森林绿|Forest Green|FGR|Forest Green
Grimsby Town|格林斯比|格林斯比|Grimsby|GRI|Grimsby
Harrogate Town|哈罗盖特|哈罗盖特|Harrogate|HAR|Harrogate
Hartlepool United|哈特尔浦联|哈特尔浦|Hartlepool|HPL|Hartlepool
Macclesfield Town|麦克尔斯菲尔德|麦克尔斯菲尔德|Macclesfield|MAC|Macclesfield
Morecambe|莫克姆|莫克姆|Morecambe|MOR|
Newport County|纽波特郡|纽波特郡|Newport|NPT|Newport
Notts County|诺茨郡|诺茨郡|Notts County|NCO|
Oldham Athletic|奥尔德姆|奥尔德姆|Oldham|OLD|Oldham
Rochdale|罗奇代尔|罗奇代尔|Rochdale|ROC|
Salford City|索尔福德城|索尔福德|Salford|SAL|Salford
Scunthorpe United|斯肯索普|斯肯索普|Scunthorpe|SCU|Scunthorpe
Southend United|绍森德|绍森德|Southend|STH|Southend
Sutton United|萨顿联|萨顿联|Sutton|SUT|
Swindon Town|斯温登|斯温登|Swindon|SWI|Swindon
Tranmere Rovers|特兰米尔|特兰米尔|Tranmere|TRA|Tranmere
Yeovil Town|约维尔|约维尔|Yeovil|YEO|Yeovil
York City|约克城|约克城|York|YOR|
`
