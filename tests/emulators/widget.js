/**
 * Stands in for the chat vendor's widget: starts from `window.intercomSettings`,
 * takes over the calls queued before it came, and shows for whom it runs.
 */
(() => {
  const launcher = document.createElement('div');
  launcher.id = 'chat-emulator';
  launcher.hidden = true;
  launcher.style.cssText =
    'position:fixed;inset:auto 1rem 1rem auto;z-index:999;padding:.5rem 1rem;border-radius:2rem;background:#1f5eff;color:#fff';
  document.body.append(launcher);

  /** What the widget was told on this page, in order. */
  window.chatCalls = [];
  const call = (...args) => {
    window.chatCalls.push(args);
    console.log('[chat emulator]', ...args);
    const [method, settings] = args;
    if (method === 'boot') {
      launcher.textContent = `Chat with ${settings.name ?? 'a visitor'}`;
      launcher.hidden = false;
    } else if (method === 'shutdown') {
      launcher.hidden = true;
    }
  };

  const queued = window.Intercom?.q ?? [];
  window.Intercom = call;
  if (window.intercomSettings?.app_id) {
    call('boot', {...window.intercomSettings});
  }
  queued.forEach((args) => call(...args));
})();
