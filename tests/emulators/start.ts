/**
 * Starts the emulators for manual testing: `npm run emulators`.
 * Environment: EMULATORS_PORT (first of two ports), SITE (address of the site).
 */
import {startChat} from './chat';
import {startDashboard} from './dashboard';

const firstPort = Number(process.env.EMULATORS_PORT ?? 4100);
const siteUrl = process.env.SITE ?? 'http://localhost:3000';
const appId = 'emulated';

async function start(): Promise<void> {
  if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_534) {
    throw new Error(
      `Environment variable EMULATORS_PORT is "${process.env.EMULATORS_PORT}", but a port number up to 65534 was expected.`,
    );
  }
  if (!URL.canParse(siteUrl) || !/^https?:$/.test(new URL(siteUrl).protocol)) {
    throw new Error(
      `Environment variable SITE is "${siteUrl}", but an address such as http://localhost:3000 was expected.`,
    );
  }
  const dashboard = await startDashboard({port: firstPort, siteUrl});
  const chat = await startChat({port: firstPort + 1});
  const sitePort = new URL(siteUrl).port;
  const port = sitePort === '3000' || sitePort === '' ? '' : ` -- --port ${sitePort}`;
  console.log(`
Dashboard    ${dashboard.origin}        choose who is signed in and how the bridge behaves
Framed site  ${dashboard.origin}/host   shows pages of ${siteUrl} and the height they report
Chat         ${chat.origin}/widget/${appId}

In another terminal, connect the site with them:

  export DASHBOARD_URL=${dashboard.origin} INTERCOM_APP_ID=${appId} \\
    INTERCOM_WIDGET_URL=${chat.origin}/widget/${appId}

and start it, either with hot reload or as it is published:

  npm start${port}
  npm run build && npm run serve${port}

Ctrl+C stops the emulators.`);
}

start().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${firstPort} or ${firstPort + 1} is taken; choose another with EMULATORS_PORT.`
      : error.message,
  );
  process.exit(1);
});
