/**
 * Renders the raster pictures of the ad types from HTML, so that anyone can
 * change them without a graphics program.
 *
 *   CHROMIUM_PATH=/usr/bin/chromium node scripts/pictures.mjs
 *
 * Writes src/components/ScreenPicture/img/<type>.png (1200 x 820 px).
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';

const out = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../src/components/ScreenPicture/img',
);

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
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;padding:8px 24px}
.tile{aspect-ratio:1;border-radius:20px;background:#eef1f7}
.tile:nth-child(3n+1){background:#ffe4de}.tile:nth-child(4n+2){background:#dfe8ff}.tile:nth-child(5n+3){background:#e2f5e9}
.tile:after{content:'';display:block;width:44%;height:44%;margin:28%;border-radius:34% 66% 58% 42%;background:#ffffffb8}
.text{padding:6px 26px;display:grid;gap:12px}.text i{height:14px;border-radius:7px;background:#e7e9ef}.text i:nth-child(3n){width:62%}
.ad{background:linear-gradient(120deg,#e5352b,#f2694c 60%,#f7a072);color:#fff;display:flex;align-items:center;gap:16px}
.mark{position:absolute;font-size:13px;background:#fffffff0;color:#8a2018;border-radius:6px;padding:2px 8px;left:14px;top:12px}
.logo{width:44px;height:44px;border-radius:13px;background:#fff;flex:none;position:relative}
.logo:after{content:'';position:absolute;inset:11px;border-radius:50% 50% 50% 12%;background:#e5352b}
.cta{margin-left:auto;background:#fff;color:#b3241b;border-radius:99px;padding:8px 18px;font-size:17px}
.bottom{position:absolute;left:0;right:0;bottom:28px;height:84px;padding:0 18px}.top{height:84px;padding:0 18px;margin-top:64px;position:relative;flex:none}
.bottom .mark,.top .mark{top:-11px}
.full{position:absolute;inset:0;flex-direction:column;justify-content:center;gap:26px}
.full .logo,.mrec .logo{width:96px;height:96px;border-radius:28px}.full .logo:after{inset:24px}.mrec .logo{width:64px;height:64px;border-radius:18px}.mrec .logo:after{inset:16px}
.full .cta{margin:12px 0 0;padding:14px 40px;font-size:22px}
.close{position:absolute;right:22px;top:38px;width:44px;height:44px;border-radius:50%;background:#0000003d}
.close:before,.close:after{content:'';position:absolute;left:12px;right:12px;top:20.5px;height:3px;background:#fff;rotate:45deg}.close:after{rotate:-45deg}
.full .mark{top:46px;left:24px}
.lines{display:grid;gap:12px;width:58%}.lines i{height:14px;border-radius:7px;background:#ffffffb0}.lines i+i{width:66%;margin:auto}
.mrec{width:300px;height:250px;margin:14px auto;border-radius:16px;position:relative;flex-direction:column;justify-content:center;flex:none}
.mrec .cta{margin:0}
.native{margin:10px 20px;border-radius:20px;border:2px solid #f3c3ba;background:#fff7f5;padding:18px;display:grid;gap:14px;position:relative}
.native .row{display:flex;gap:14px;align-items:center}.native .logo{background:#e5352b}.native .logo:after{background:#fff}
.native .media{height:150px;border-radius:14px}.native .cta{background:#c62b21;color:#fff;margin:0;text-align:center}
.native b{flex:1}.native small{background:#8a2018;color:#fff;border-radius:6px;padding:2px 8px;font-size:14px}
.post{margin:10px 20px;border-radius:20px;border:2px solid #edeff4;padding:18px;display:grid;gap:12px}.post i{height:14px;border-radius:7px;background:#e7e9ef}.post i:last-child{width:58%}
.play{width:110px;height:110px;border-radius:50%;background:#ffffff2e;display:grid;place-items:center}
.play:after{content:'';border-left:34px solid #fff;border-block:22px solid transparent;margin-left:9px}
.progress{position:absolute;left:30px;right:30px;bottom:64px;height:9px;border-radius:5px;background:#ffffff4d}.progress:after{content:'';display:block;width:72%;height:100%;border-radius:5px;background:#fff}
.reward{position:absolute;inset:0;background:#12151dcc;display:grid;place-content:center;justify-items:center;gap:22px;color:#fff;font-size:40px}
.coin{width:150px;height:150px;border-radius:50%;background:#f2b01e;box-shadow:inset 0 0 0 16px #ffd773,0 0 90px 24px #f2b01e66}
`;

/** @param {number} count */
const tiles = (count) => `<div class="grid">${'<div class="tile"></div>'.repeat(count)}</div>`;
/** @param {number} count */
const lines = (count) => `<div class="text">${'<i></i>'.repeat(count)}</div>`;
/** @param {number} coins */
const bar = (coins) => `<div class="bar"><span></span><span class="coins">${coins}</span></div>`;
/** @param {string} content */
const phone = (content) => `<div class="phone"><div class="screen">${content}</div></div>`;

const screens = {
  interstitial: [
    phone(bar(120) + tiles(12) + lines(4)),
    phone(
      '<div class="ad full"><span class="mark">Ad</span><span class="close"></span><span class="logo"></span><span class="lines"><i></i><i></i></span><span class="cta">Open</span></div>',
    ),
  ],
  mrec: [
    phone(
      bar(120) +
        lines(5) +
        '<div class="ad mrec"><span class="mark">Ad</span><span class="logo"></span><span class="lines"><i></i><i></i></span><span class="cta">Open</span></div>' +
        lines(7),
    ),
  ],
  native: [
    phone(
      bar(120) +
        '<div class="post"><i></i><i></i></div><div class="native"><div class="row"><span class="logo"></span><b>Play now</b><small>Ad</small></div><div class="ad media"></div><span class="cta">Open</span></div>' +
        '<div class="post"><i></i><i></i><i></i></div>'.repeat(2),
    ),
  ],
  'rewarded-video': [
    phone(
      '<div class="ad full"><span class="mark">Ad</span><span class="play"></span><span class="progress"></span></div>',
    ),
    phone(
      bar(120) +
        tiles(12) +
        lines(4) +
        '<div class="reward"><span class="coin"></span><span>+ 50</span></div>',
    ),
  ],
};

mkdirSync(out, {recursive: true});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox'],
});
const page = await browser.newPage({viewport: {width: 1200, height: 820}});
for (const [type, phones] of Object.entries(screens)) {
  await page.setContent(`<style>${style}</style>${phones.join('')}`);
  await page.screenshot({path: path.join(out, `${type}.png`)});
  console.log(`${type}.png`);
}
await browser.close();
