/**
 * Emulates the chat vendor's widget: starts from `window.intercomSettings`, takes over
 * the calls queued before it loaded, and shows which user it runs for.
 */
(() => {
  const launcher = document.createElement('div');
  launcher.id = 'chat-emulator';
  launcher.hidden = true;
  launcher.style.cssText =
    'position:fixed;inset:auto 1rem 1rem auto;z-index:999;padding:.5rem 1rem;border-radius:2rem;background:#1f5eff;color:#fff';
  document.body.append(launcher);

  /** @type {any} */
  const page = window;
  /** Calls to the widget on this page, in order. */
  page.chatCalls = [];
  /** @param {any[]} args */
  const call = (...args) => {
    page.chatCalls.push(args);
    console.log('[chat emulator]', ...args);
    const [method, settings] = args;
    if (method === 'boot') {
      launcher.textContent = `Chat with ${settings.name ?? 'a visitor'}`;
      launcher.hidden = false;
    } else if (method === 'shutdown') {
      launcher.hidden = true;
    }
  };

  /** @type {any[][]} */
  const queued = page.Intercom?.q ?? [];
  page.Intercom = call;
  if (page.intercomSettings?.app_id) {
    call('boot', {...page.intercomSettings});
  }
  queued.forEach((args) => call(...args));
})();
