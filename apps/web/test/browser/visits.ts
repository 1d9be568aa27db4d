import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { inTime, PATIENCE } from '../../../../test/support/patience.js';

/** A person's own browser, with one page open. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the pages of the context reported. */
  readonly complaints: readonly string[];
}

/** Properties of a device that are fixed once its browser is open. */
export interface Device {
  readonly phone: boolean;
  /** Keeps the app for use without a network. */
  readonly offline: boolean;
  readonly reducedMotion: 'reduce' | null;
}

/** What a test says about the person, apart from the device. */
export interface Person {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Presses "Skip" as soon as a stroke is shown. */
  readonly skipping: boolean;
  /** Errors that the test expects. */
  readonly forgiven: RegExp | undefined;
}

interface KeptVisit extends Visit {
  readonly device: Device;
  readonly complaints: string[];
  forgiven: RegExp | undefined;
  /** Runs a script in each page that opens, until it is disposed of. */
  readonly runAtStart: BrowserContext['addInitScript'];
  startScript: { dispose(): Promise<void> } | undefined;
  /** Opens a session with the browser's own tools. */
  readonly attach: BrowserContext['newCDPSession'];
  /** Origins of the pages that were shown. */
  readonly origins: Set<string>;
  /** Whether a test did something that cannot be undone. */
  isLasting: boolean;
  /** Number of sessions with the browser's own tools that a test has open. */
  sessions: number;
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Visits of one kind of device that are kept for later tests. */
const MOST_KEPT = 3;

/** A page of every server without the app: storage can be read and written there while nothing runs. */
const BARE = '/robots.txt';

/** One connection serves all files of a worker process, and ends with it. */
let connection: Promise<Browser> | undefined;
const kept: KeptVisit[] = [];

/**
 * Opens the browser of somebody who has stored nothing and visited nothing. A new renderer process costs more than a
 * screen does, so a visit of an earlier test is emptied and used again where that is possible.
 */
export async function openVisit(device: Device, person: Person): Promise<Visit> {
  const index = kept.findIndex((visit) => isSame(visit.device, device));
  const visit = kept.splice(index, index < 0 ? 0 : 1)[0] ?? (await newVisit(device));
  visit.complaints.length = 0;
  visit.forgiven = person.forgiven;
  visit.startScript = await visit.runAtStart(prepare, {
    settings: JSON.stringify({ volume: 0, rate: 2, ...person.settings }),
    skipping: person.skipping,
  });
  return visit;
}

/** In the page: gives a new device its settings, and skips strokes for an impatient person. */
function prepare({ settings, skipping }: { settings: string; skipping: boolean }): void {
  if (location.protocol === 'about:') return;
  localStorage.setItem('opencarrom.settings', localStorage.getItem('opencarrom.settings') ?? settings);
  if (!skipping) return;
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('button'))
      if (/^(Skip|आगे बढ़ें)$/.test(button.textContent?.trim() ?? '')) button.click();
  }).observe(document, { childList: true, subtree: true });
}

/** Ends a visit. Keeps it for a later test if it is wanted and can be emptied. */
export async function endVisit(ended: Visit, isWanted: boolean): Promise<void> {
  const visit = ended as KeptVisit;
  const alike = kept.filter(({ device }) => isSame(device, visit.device));
  if (isWanted && alike.length < MOST_KEPT && (await empty(visit))) kept.push(visit);
  else await visit.context.close();
}

/** Makes the storage of the served app reachable, without the app unless it is shown already. */
export async function reachStorage(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(BARE);
}

const isSame = (a: Device, b: Device): boolean =>
  a.phone === b.phone && a.offline === b.offline && a.reducedMotion === b.reducedMotion;

async function newVisit(device: Device): Promise<KeptVisit> {
  connection ??= chromium.connect(inject('chromium'));
  const browser = await connection;
  const context = await browser.newContext({
    viewport: device.phone ? PHONE : DESKTOP,
    hasTouch: device.phone,
    isMobile: device.phone,
    colorScheme: 'dark',
    locale: 'en-GB',
    baseURL: inject('app'),
    serviceWorkers: device.offline ? 'allow' : 'block',
    reducedMotion: device.reducedMotion,
  });
  context.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  context.on('page', (opened) => {
    limitEvaluate(opened);
    const complain = (message: string) => {
      if (!visit.forgiven?.test(message)) complaints.push(message);
    };
    opened.on('console', (message) => {
      if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`);
    });
    opened.on('pageerror', (problem) => complain(problem.message));
  });
  const runAtStart = context.addInitScript.bind(context);
  const page = await context.newPage();
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { origin, protocol } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol === 'http:') origins.add(origin);
  });
  const visit: KeptVisit = {
    page,
    context,
    device,
    complaints,
    forgiven: undefined,
    runAtStart,
    startScript: undefined,
    attach: context.newCDPSession.bind(context),
    origins,
    isLasting: false,
    sessions: 0,
  };
  const note = () => {
    visit.isLasting = true;
  };
  noteCalls(page, LASTING_PAGE_CALLS, note);
  noteCalls(context, LASTING_CONTEXT_CALLS, note);
  noteCalls(context.clock, LASTING_CLOCK_CALLS, note);
  countSessions(visit);
  return visit;
}

type Call = (...given: unknown[]) => unknown;

/** Calls whose effect cannot be undone in a context. */
const LASTING_PAGE_CALLS = ['addInitScript', 'emulateMedia', 'exposeFunction', 'on', 'route'] as const;
const LASTING_CONTEXT_CALLS = ['addInitScript', 'exposeFunction', 'on', 'route'] as const;
const LASTING_CLOCK_CALLS = ['install', 'setFixedTime'] as const;

/** Notes when one of these methods is called. A spy of Vitest would be taken away at the end of the file. */
function noteCalls<Name extends string>(
  target: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
  note: () => void,
): void {
  for (const name of names) {
    const call = (target[name] as Call).bind(target);
    const noted: Call = (...given) => {
      note();
      return call(...given);
    };
    Object.assign(target, { [name]: noted });
  }
}

function countSessions(visit: KeptVisit): void {
  const { context } = visit;
  const attach = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await attach(target);
    visit.sessions += 1;
    const detach = session.detach.bind(session);
    session.detach = async () => {
      await detach();
      visit.sessions -= 1;
    };
    return session;
  };
}

/** Empties a visit. Returns false if something of it would be left. */
async function empty(visit: KeptVisit): Promise<boolean> {
  const { page, context, device, origins } = visit;
  const [origin, ...others] = origins;
  if (visit.isLasting || visit.sessions > 0 || page.isClosed() || others.length > 0) return false;
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await visit.startScript?.dispose();
    if (origin) await forget(visit, origin);
    const size = device.phone ? PHONE : DESKTOP;
    const { width, height } = page.viewportSize() ?? size;
    if (width !== size.width || height !== size.height) await page.setViewportSize(size);
    // Left where it is, the pointer would hover over the next screen.
    if (!device.phone) await page.mouse.move(-1, -1);
    origins.clear();
    return true;
  } catch {
    // The page crashed or its server is gone.
    return false;
  }
}

/** Everything that an origin stores, but for the app itself. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,shared_storage,storage_buckets';

async function forget({ page, attach, device }: KeptVisit, origin: string): Promise<void> {
  // While it is open, a session of its own may change what the page sees of the network.
  const devtools = await attach(page);
  await page.evaluate(() => sessionStorage.clear());
  if (device.offline) {
    // A kept app would answer with its own page.
    await devtools.send('Network.enable');
    await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  }
  await page.goto(origin + BARE);
  // A device that keeps the app goes on keeping it.
  const storageTypes = device.offline ? STORED : 'all';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  const app = inject('app');
  if (origin !== app) {
    await page.goto(BARE);
    await devtools.send('Storage.clearDataForOrigin', { origin: app, storageTypes });
  }
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

/** Playwright waits for ever for what a script in the page answers. */
function limitEvaluate(page: Page): void {
  const evaluate = page.evaluate.bind(page);
  page.evaluate = ((script: string, argument: unknown) =>
    inTime(evaluate(script, argument), () => `the page to answer ${script}`)) as Page['evaluate'];
}
