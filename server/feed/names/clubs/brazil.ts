// Clubs of the first two Brazilian divisions, as lines of `lines.ts`. Chinese as in the mainland press (直播吧, 懂球帝, 新华社). If two states have
// clubs of one name, the smaller club carries its state.
export const brazil = `
Flamengo|弗拉门戈|弗拉门戈|Flamengo|FLA|CR Flamengo;Flamengo RJ;Clube de Regatas do Flamengo
Palmeiras|帕尔梅拉斯|帕尔梅拉斯|Palmeiras|PAL|SE Palmeiras;Palmeiras SP;Sociedade Esportiva Palmeiras
Corinthians|科林蒂安|科林蒂安|Corinthians|COR|SC Corinthians Paulista;Corinthians SP;Sport Club Corinthians Paulista
São Paulo|圣保罗|圣保罗|São Paulo|SAO|São Paulo SP
Santos|桑托斯|桑托斯|Santos|SAN|Santos SP;Santos (BRA)
Fluminense|弗鲁米嫩塞|弗鲁米嫩塞|Fluminense|FLU|Fluminense RJ
Botafogo|博塔弗戈|博塔弗戈|Botafogo|BOT|Botafogo FR;Botafogo RJ;Botafogo de Futebol e Regatas
Vasco da Gama|瓦斯科达伽马|达伽马|Vasco da Gama|VAS|CR Vasco da Gama;Vasco da Gama RJ;Vasco
Grêmio|格雷米奥|格雷米奥|Grêmio|GRE|Grêmio FBPA;Grêmio Porto Alegre;Grêmio RS
Internacional|巴西国际|巴西国际|Internacional|INT|SC Internacional;Internacional RS;Internacional Porto Alegre
Cruzeiro|克鲁塞罗|克鲁塞罗|Cruzeiro|CRU|Cruzeiro EC;Cruzeiro MG
Atlético Mineiro|米内罗竞技|米内罗竞技|Atlético-MG|CAM|CA Mineiro;Clube Atlético Mineiro;Atlético MG
Bahia|巴伊亚|巴伊亚|Bahia|BAH|EC Bahia;Bahia BA
Vitória|维多利亚|维多利亚|Vitória|VIT|EC Vitória;Vitória BA;EC Vitória Salvador
Fortaleza|福塔莱萨|福塔莱萨|Fortaleza|FOR|Fortaleza EC;Fortaleza CE
Ceará|塞阿拉|塞阿拉|Ceará|CEA|Ceará SC;Ceará CE
Sport Recife|累西腓体育|累西腓体育|Sport Recife|SPT|SC Recife;Sport Recife PE;Sport Club do Recife
Athletico Paranaense|巴拉纳竞技|巴拉纳竞技|Athletico-PR|CAP|CA Paranaense;Club Athletico Paranaense;Atlético Paranaense;Athletico PR
Coritiba|科里蒂巴|科里蒂巴|Coritiba|CFC|Coritiba FBC;Coritiba PR
Red Bull Bragantino|布拉干蒂诺红牛|布拉干蒂诺|Bragantino|RBB|RB Bragantino;Bragantino;RB Bragantino SP
Juventude|尤文图德|尤文图德|Juventude|JUV|EC Juventude;Juventude RS
Mirassol|米拉索尔|米拉索尔|Mirassol|MIR|Mirassol SP
Goiás|戈亚斯|戈亚斯|Goiás|GOI|Goiás EC;Goiás GO
Atlético Goianiense|戈亚尼恩斯竞技|戈亚尼恩斯|Atlético-GO|ACG|AC Goianiense;Atlético GO
Cuiabá|库亚巴|库亚巴|Cuiabá|CUI|Cuiabá EC;Cuiabá MT
América Mineiro|米内罗美洲|米内罗美洲|América-MG|AMG|América MG;América FC (BRA);América FC Mineiro
Avaí|阿瓦伊|阿瓦伊|Avaí|AVA|Avaí SC
Chapecoense|沙佩科恩斯|沙佩科恩斯|Chapecoense|CHA|Chapecoense AF;Associação Chapecoense de Futebol;Chapecoense SC
CSA|阿拉戈亚诺|阿拉戈亚诺|CSA|CSA|CSA AL;CS Alagoano;Centro Sportivo Alagoano
Criciúma|克里西乌马|克里西乌马|Criciúma|CRI|Criciúma EC;Criciúma SC
Remo|雷莫|雷莫|Remo|REM|Clube do Remo;Remo PA
Paysandu|派桑杜|派桑杜|Paysandu|PAY|Paysandu SC;Paysandu PA
Vila Nova|维拉诺瓦|维拉诺瓦|Vila Nova|VIL|Vila Nova GO
Novorizontino|诺沃里桑蒂诺|诺沃里桑蒂诺|Novorizontino|NOV|Grêmio Novorizontino;Grêmio Novorizontino SP;GE Novorizontino
Operário Ferroviário|奥佩拉里奥|奥佩拉里奥|Operário|OPE|Operário Ferroviário PR;Operário PR
Ponte Preta|庞特普雷塔|庞特普雷塔|Ponte Preta|PON|AA Ponte Preta
Guarani|瓜拉尼|瓜拉尼|Guarani|GUA|Guarani FC;Guarani SP
Botafogo SP|博塔弗戈SP|博塔弗戈SP|Botafogo SP|BSP|Botafogo FC (SP);Botafogo Ribeirão Preto
Amazonas|亚马孙|亚马孙|Amazonas|AMA|Amazonas FC AM
Ituano|伊图阿诺|伊图阿诺|Ituano|ITU|
Londrina|隆德里纳|隆德里纳|Londrina|LON|Londrina EC
Náutico|累西腓航海|累西腓航海|Náutico|NAU|Clube Náutico Capibaribe
Volta Redonda|沃尔特雷东达|沃尔特雷东达|Volta Redonda|VOR|Volta Redonda RJ
`
