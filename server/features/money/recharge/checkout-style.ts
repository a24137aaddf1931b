// Style of the sandbox's checkout: its own file, so that the policy needs no exception. The colours are the app's tokens. Buttons ignore
// taps right after the page opens, so that a double tap on the previous page pays nothing.

const light =
  '--page:#eaeeea;--card:#fff;--soft-card:#f3f6f3;--ink:#121d17;--soft:#44524a;--faint:#59685f;--line:#dce3dd;--edge:#75857b;--accent:#0a6845;--hover:#085639;--on:#fff;--stand:#0e2c21;--on-stand:#f3f6f0;--on-stand-2:#a9c2b4;--diamond:#0b6a82;--ok:#17713f;--bad:#b3261e;--warn:#7a5200;--warn-soft:#fff1cf;--focus:#0b57d0;--shadow:0 0 0 1px #0b1a1212,0 4px 14px #0b1a1224'
const dark =
  '--page:#0a110e;--card:#131c17;--soft-card:#19241e;--ink:#edf3ee;--soft:#b3c2b9;--faint:#8c9d93;--line:#27342d;--edge:#6f8278;--accent:#ffd23d;--hover:#ffe07a;--on:#1a1500;--stand:#07140e;--on-stand:#f3f6f0;--on-stand-2:#9cb5a7;--diamond:#62cbe0;--ok:#5ccb8b;--bad:#ff8a7e;--warn:#f5c451;--warn-soft:#2e260f;--focus:#8ab8ff;--shadow:0 0 0 1px #ffffff14,0 6px 18px #00000080'

export const checkoutStyle = `:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
*{box-sizing:border-box;margin:0;padding:0}
:lang(en),:lang(vi){--font:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
body{min-block-size:100vh;min-block-size:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:14px/22px var(--font,"PingFang SC","Noto Sans SC","Microsoft YaHei",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif);-webkit-text-size-adjust:100%}
header{display:flex;align-items:center;gap:10px;min-block-size:56px;padding:0 max(16px,calc(50% - 210px));background:var(--stand);color:var(--on-stand)}
header b{font-size:18px}header span{margin-inline-start:auto;color:var(--on-stand-2);font-size:13px}
main{inline-size:100%;max-inline-size:420px;margin:auto;padding:24px;background:var(--card);box-shadow:var(--shadow);display:grid;gap:16px}
h1{font-size:22px;line-height:30px;font-weight:600;text-align:center}
h1.quiet{font-size:14px;line-height:22px;font-weight:500;color:var(--soft)}
.note{justify-self:center;padding:2px 10px;border-radius:2px;background:var(--warn-soft);color:var(--warn);font-size:13px;line-height:20px}
.money{text-align:center;font-size:48px;line-height:56px;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:-.5px;overflow-wrap:anywhere}
.money span{margin-inline-end:4px;font-size:24px;font-weight:500;vertical-align:14px}.money small{font-size:24px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 16px;padding:12px 16px;border-radius:6px;background:var(--soft-card);font-size:13px;line-height:20px}
dt{color:var(--faint)}dd{text-align:end}
.gem{color:var(--diamond);font-weight:600;font-variant-numeric:tabular-nums}.gem svg{vertical-align:-4px;margin-inline-end:4px}.gem i{font-style:normal}
.id{color:var(--soft);font-size:12px;overflow-wrap:anywhere}
.end{display:grid;justify-items:center;gap:6px;text-align:center}.end p{color:var(--soft);text-wrap:pretty}
.paid .sign{color:var(--ok)}.failed .sign{color:var(--bad)}.closed .sign{color:var(--faint)}
form{display:grid;gap:16px}
fieldset{display:grid;gap:8px;padding-block-start:12px;border:0;border-block-start:1px dashed var(--line)}
legend{padding-inline-end:8px;color:var(--faint);font-size:12px;line-height:18px}
.button{display:flex;align-items:center;justify-content:center;inline-size:100%;min-block-size:44px;padding:4px 16px;border:1px solid transparent;border-radius:4px;background:none;color:var(--ink);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
form .button{animation:still .6s step-end}@keyframes still{from{pointer-events:none}}
.main{min-block-size:48px;background:var(--accent);color:var(--on);font-size:16px;font-weight:600}
.line{border-color:var(--edge)}
.button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (hover:hover){.main:hover{background:var(--hover)}.line:hover{background:var(--soft-card)}}
@media (min-width:480px){main{border-radius:10px}}
@media (max-width:479px){main{margin-block-start:0;box-shadow:none}}
@media (forced-colors:active){.main{border-color:ButtonText}}`
