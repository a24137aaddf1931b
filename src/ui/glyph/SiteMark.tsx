// The site's logo: the operator's, or the product's own mark.
import { getSite } from '../../core/site.ts'
import { MarkGlyph } from './MarkGlyph.tsx'

export function SiteMark({ size = 32, className }: { size?: number; className?: string }) {
  const { logo } = getSite()
  return logo ? <img src={logo} alt="" width={size} height={size} className={className} /> : <MarkGlyph size={size} className={className} />
}
