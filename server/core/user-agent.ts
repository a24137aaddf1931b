// Browser and system of a User-Agent, in two words for display. No access decision depends on it.

const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC'],
  [/QQBrowser\//, 'QQ'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (list: [RegExp, string][], text: string): string => list.find(([shape]) => shape.test(text))?.[1] ?? ''

export function describeAgent(userAgent: string | undefined): { browser: string; system: string } {
  const text = (userAgent ?? '').slice(0, 512)
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}
