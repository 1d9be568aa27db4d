// The rooms of the house: every package and every app.
import { existsSync, readdirSync } from 'node:fs';

export const rooms = ['packages', 'apps'].flatMap((wing) =>
  readdirSync(wing)
    .map((name) => `${wing}/${name}`)
    .filter((room) => existsSync(`${room}/package.json`)),
);
