import type { TestProject } from 'vitest/node';
import { serveApp } from '../support/serve-app.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly app: string;
  }
}

/** One server of the app for all engines. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const { address, stop } = await serveApp();
  provide('app', address);
  return stop;
}
