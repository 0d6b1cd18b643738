/**
 * Renders the image of a native ad from HTML, so that changing it needs no graphics
 * program.
 *
 *   CHROMIUM_PATH=/usr/bin/chromium node scripts/pictures.mjs
 *
 * Writes src/components/NativeAdPicture/native.png (1200 x 820 px).
 */
import {chromium} from '@playwright/test';

const style = `
*{box-sizing:border-box;margin:0}
body{width:1200px;height:820px;font:600 22px/1.3 'Noto Sans','DejaVu Sans',sans-serif;color:#1d2433;
 background:radial-gradient(900px 700px at 18% 12%,#fff2ee,transparent 70%),radial-gradient(800px 700px at 88% 92%,#e9edf8,transparent 70%),#f6f4f3;
 display:flex;gap:70px;justify-content:center;align-items:flex-start;padding-top:40px;overflow:hidden}
.phone{width:390px;height:740px;border-radius:54px;background:#12151d;padding:14px;box-shadow:0 40px 80px -24px #1d243366,0 4px 14px #1d243322}
.screen{position:relative;height:100%;border-radius:42px;overflow:hidden;background:#fdfdfd;display:flex;flex-direction:column}
.bar{display:flex;justify-content:space-between;align-items:center;padding:34px 26px 16px}
.coins{display:flex;gap:8px;align-items:center;background:#fff4d6;color:#7a5200;padding:6px 14px;border-radius:99px}
.coins:before{content:'';width:18px;height:18px;border-radius:50%;background:#f2b01e;box-shadow:inset 0 0 0 4px #ffd773}
.ad{background:linear-gradient(120deg,#e5352b,#f2694c 60%,#f7a072);color:#fff;display:flex;align-items:center;gap:16px}
.logo{width:44px;height:44px;border-radius:13px;background:#fff;flex:none;position:relative}
.logo:after{content:'';position:absolute;inset:11px;border-radius:50% 50% 50% 12%;background:#e5352b}
.cta{margin-left:auto;background:#fff;color:#b3241b;border-radius:99px;padding:8px 18px;font-size:17px}
.native{margin:10px 20px;border-radius:20px;border:2px solid #f3c3ba;background:#fff7f5;padding:18px;display:grid;gap:14px;position:relative}
.native .row{display:flex;gap:14px;align-items:center}.native .logo{background:#e5352b}.native .logo:after{background:#fff}
.native .media{height:150px;border-radius:14px}.native .cta{background:#c62b21;color:#fff;margin:0;text-align:center}
.native b{flex:1}.native small{background:#8a2018;color:#fff;border-radius:6px;padding:2px 8px;font-size:14px}
.post{margin:10px 20px;border-radius:20px;border:2px solid #edeff4;padding:18px;display:grid;gap:12px}.post i{height:14px;border-radius:7px;background:#e7e9ef}.post i:last-child{width:58%}
`;

const post = '<div class="post"><i></i><i></i><i></i></div>';
const screen = `
<div class="bar"><span></span><span class="coins">120</span></div>
<div class="post"><i></i><i></i></div>
<div class="native">
  <div class="row"><span class="logo"></span><b>Play now</b><small>Ad</small></div>
  <div class="ad media"></div>
  <span class="cta">Open</span>
</div>
${post}${post}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox'],
});
const page = await browser.newPage({viewport: {width: 1200, height: 820}});
await page.setContent(
  `<style>${style}</style><div class="phone"><div class="screen">${screen}</div></div>`,
);
await page.screenshot({
  path: new URL('../src/components/NativeAdPicture/native.png', import.meta.url).pathname,
});
await browser.close();
