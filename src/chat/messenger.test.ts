import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {bootArguments, createMessenger} from './messenger';

const vendor = vi.hoisted(() => ({
  Intercom: vi.fn(),
  boot: vi.fn(),
  shutdown: vi.fn(),
  update: vi.fn(),
  showNewMessage: vi.fn(),
}));
vi.mock('@intercom/messenger-js-sdk', () => vendor);

const settings = {appId: 'abc12345', widgetUrl: 'https://chat.example/widget/abc12345'};
const ada = {name: 'Ada', email: 'ada@example.com', createdAt: 1577934245, userHash: 'f00d'};
const bob = {name: 'Bob', email: 'bob@example.com'};

let warn: ReturnType<typeof vi.spyOn>;
let script: EventTarget;

beforeEach(() => {
  script = new EventTarget();
  vi.stubGlobal('window', {intercomSettings: undefined});
  vi.stubGlobal('document', {getElementById: () => script});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.values(vendor).forEach((method) => method.mockReset());
});

describe('bootArguments', () => {
  it('names everything as the vendor does', () => {
    expect(bootArguments('abc12345', ada)).toEqual({
      app_id: 'abc12345',
      email: 'ada@example.com',
      name: 'Ada',
      created_at: 1577934245,
      user_hash: 'f00d',
    });
  });

  it('leaves out what is not known', () => {
    expect(bootArguments('abc12345', bob)).toEqual({
      app_id: 'abc12345',
      email: 'bob@example.com',
      name: 'Bob',
    });
  });
});

describe('createMessenger', () => {
  it('loads the widget from the configured address, once', () => {
    const messenger = createMessenger();
    messenger.start(settings, ada);
    messenger.stop();
    messenger.start(settings, bob);
    expect(vendor.Intercom).toHaveBeenCalledExactlyOnceWith({
      ...bootArguments('abc12345', ada),
      widgetUrl: settings.widgetUrl,
    });
    expect(vendor.boot).toHaveBeenCalledExactlyOnceWith(bootArguments('abc12345', bob));
  });

  it('ends one chat before the next begins', () => {
    const messenger = createMessenger();
    messenger.start(settings, ada);
    messenger.start(settings, bob);
    expect(vendor.shutdown).toHaveBeenCalledBefore(vendor.boot);
  });

  it('forgets the reader when it stops, for a widget that arrives late', () => {
    const messenger = createMessenger();
    messenger.start(settings, ada);
    window.intercomSettings = bootArguments('abc12345', ada);
    messenger.stop();
    expect('intercomSettings' in window).toBe(false);
  });

  it('warns when it is used before it was started or after it ended', () => {
    const messenger = createMessenger();
    messenger.write('text');
    messenger.pageChanged();
    expect(warn.mock.calls).toEqual([
      ['[chat] write was called before the chat was started'],
      ['[chat] pageChanged was called before the chat was started'],
    ]);
    messenger.start(settings, ada);
    messenger.write('text');
    messenger.stop();
    messenger.write('text');
    expect(warn).toHaveBeenCalledTimes(3);
    expect(vendor.showNewMessage).toHaveBeenCalledTimes(1);
    expect(vendor.update).not.toHaveBeenCalled();
  });

  it('stops in silence when it does not run', () => {
    createMessenger().stop();
    expect(warn).not.toHaveBeenCalled();
    expect(vendor.shutdown).not.toHaveBeenCalled();
  });

  it('says on the console that the widget could not be loaded', () => {
    createMessenger().start(settings, ada);
    script.dispatchEvent(new Event('error'));
    expect(warn).toHaveBeenCalledExactlyOnceWith('[chat] the widget could not be loaded');
  });
});
