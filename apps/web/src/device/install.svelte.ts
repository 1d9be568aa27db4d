/** What Chromium hands over when the app can be installed. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<void>;
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** `offer`: one touch installs it. `by-hand`: only the browser's own menu can. */
let offer: InstallOffer | null = $state.raw(null);
let installed = $state(isInstalled());

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
});

addEventListener('appinstalled', () => {
  installed = true;
  offer = null;
});

export const installing = {
  get standing(): 'installed' | 'offer' | 'by-hand' {
    if (installed) return 'installed';
    return offer ? 'offer' : 'by-hand';
  },
  /** An offer can be taken once; refused, the browser makes another when it sees fit. */
  async take(): Promise<void> {
    const taken = offer;
    offer = null;
    await taken?.prompt();
  },
};
