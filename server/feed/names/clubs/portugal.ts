// Clubs of the Portuguese first division that are not listed with the European cups, as lines of `lines.ts`. Chinese as in the mainland
// press (直播吧, 懂球帝, 新华社).
export const portugal = `
Moreirense|莫雷伦斯|莫雷伦斯|Moreirense|MOR|
Casa Pia|卡萨皮亚|卡萨皮亚|Casa Pia|CPA|Casa Pia AC
Estoril Praia|埃斯托里尔|埃斯托里尔|Estoril|EST|GD Estoril Praia;GD Estoril;Estoril
Rio Ave|里奥阿维|里奥阿维|Rio Ave|RAV|
FC Arouca|阿罗卡|阿罗卡|Arouca|ARO|Arouca
Estrela da Amadora|阿马多拉之星|阿马多拉|Estrela|ESA|CF Estrela da Amadora;Estrela Amadora;Estrela
CD Nacional|葡萄牙国民|葡萄牙国民|Nacional|NAC|Nacional (POR);Nacional Madeira;CD Nacional Madeira;Nacional da Madeira
Gil Vicente|吉尔维森特|吉尔维森特|Gil Vicente|GVI|
AVS|阿维斯|阿维斯|AVS|AVS|AVS Futebol SAD;AVS FS
Boavista|博阿维斯塔|博阿维斯塔|Boavista|BOA|Boavista Porto
SC Farense|法伦斯|法伦斯|Farense|FAR|Farense
CD Tondela|通德拉|通德拉|Tondela|TON|Tondela
FC Alverca|阿尔维卡|阿尔维卡|Alverca|ALV|Alverca
Portimonense|波尔蒂芒人|波尔蒂芒人|Portimonense|PTM|Portimonense SC
GD Chaves|沙维斯|沙维斯|Chaves|CHA|Chaves
FC Vizela|维泽拉|维泽拉|Vizela|VIZ|Vizela
CS Marítimo|马里迪莫|马里迪莫|Marítimo|MAR|Marítimo;Marítimo Funchal
Paços de Ferreira|帕科斯费雷拉|费雷拉|Paços|PFE|
Belenenses|贝伦人|贝伦人|Belenenses|BEL|Belenenses SAD;CF Os Belenenses;B-SAD
CD Aves|阿维什|阿维什|Aves|AVE|Desportivo Aves;Aves
CD Feirense|费伦斯|费伦斯|Feirense|FEI|Feirense
Vitória Setúbal|塞图巴尔|塞图巴尔|Setúbal|VSE|Vitória FC Setúbal;Vitória de Setúbal
Académico Viseu|维塞乌学院|维塞乌|Viseu|AVI|Académico de Viseu;Viseu
Torreense|托伦斯|托伦斯|Torreense|TRR|SC União Torreense;SCU Torreense
`
