import type { Me } from '@opencarrom/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { textOf, useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { beforeThePage, comes, opens, type Person, sitTwo } from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** Passkeys are for names, and this machine's is "localhost". */
async function comesByName(...[name, options]: [string, Parameters<typeof comes>[2]?]): Promise<Person> {
  const person = await comes({ stage, house }, name, options);
  return { ...person, address: person.address.replace('127.0.0.1', 'localhost') };
}

/** A device with a finger on its sensor whenever it asks for one. */
async function withSensor(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** A browser that has no passkeys among what it fills in: such a device would give its own at once, unasked. */
const offersNone = (person: Person) =>
  beforeThePage(person, () => {
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const whoIsShown = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: `You are ${name}` })
    .waitFor();

async function meOf({ page, address }: Person): Promise<Me> {
  return (await page.request.get(`${address}/api/me`)).json();
}

/** Plays a match to its end, as far as giving up goes. */
async function playsAMatch(person: Person): Promise<void> {
  const other = await comesByName('Ravi');
  await sitTwo(person, other);
  await press(other.page, 'Menu');
  await press(other.page, 'Give up');
  await press(other.page, /^Really give up this board/);
  await person.page.getByRole('button', { name: /^Play again/ }).waitFor();
  expect((await meOf(person)).finished).toBe(1);
}

describe('an account', () => {
  it('is a guest’s who kept it with a passkey: signed out and in again, everything is there', async () => {
    const asha = await comesByName('Asha');
    const { page } = asha;
    await offersNone(asha);
    await withSensor(page);
    await playsAMatch(asha);
    const { account: guest } = await meOf(asha);

    await opens(asha, '/account');
    await whoIsShown(page, 'Asha');
    await page.getByText('Your name, your rating and your finished match').waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await press(page, 'Keep it with a passkey');
    await page.getByText('They are shown only once').waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await press(page, 'Save as a file');
    expect(await textOf(saved)).toMatch(/^Asha’s recovery codes for OpenCarrom\n.*\n\n(?:[\w-]{19}\n){10}$/);
    await press(page, 'I have saved them');
    await page.getByText('10 are left.').waitFor();

    await press(page, /^Rename /);
    await page.getByLabel('Its name').fill('The blue phone');
    await press(page, /^Save$/);
    await page.getByText('The blue phone').waitFor();
    // The only way in is not taken away.
    await press(page, 'Remove The blue phone');
    await press(page, /^Remove$/);
    await page.getByText('It is your only way to sign in.').waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);

    await press(page, /^Sign out$/);
    await page.getByText('Nobody is signed in here').waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Account' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await press(page, 'Sign in with a passkey');
    await page.getByText('Account since').waitFor();
    await whoIsShown(page, 'Asha');
    expect(await meOf(asha)).toMatchObject({ account: { id: guest.id, guest: false }, finished: 1 });

    // The same device where the browser fills passkeys in: coming to sign in is enough.
    await press(page, /^Sign out$/);
    await page.getByText('Nobody is signed in here').waitFor();
    await page.evaluate(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
    });
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('Account since').waitFor();
  });

  it('by a password: what is wrong is said where it is, and nothing written is lost', async () => {
    const asha = await comesByName('Asha');
    const { page } = asha;
    await opens(asha, '/account');
    await press(page, 'Start');
    await press(page, 'With a password instead');
    const [login, password] = [page.getByLabel('Sign-in name'), page.getByLabel('Password', { exact: true })];
    const isAt = (field: typeof login) =>
      expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await password.fill('short');
    await press(page, /^Keep it$/);
    await page.getByText('Use 3 letters or more.').waitFor();
    await isAt(login);
    await login.fill('Asha@Home');
    await page.keyboard.press('Enter');
    await page.getByText('Too short. 3 more letters.').waitFor();
    await isAt(password);
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await password.fill('password1');
    await page.getByText('Easy to guess.').waitFor();
    await password.fill('asha@home');
    await page.keyboard.press('Enter');
    await page.getByText('The password is the same as the name.').waitFor();
    expect(await login.inputValue()).toBe('Asha@Home');
    await password.fill('four men and a queen');
    await page.getByText('Strong.').waitFor();
    await press(page, 'Show the password');
    expect(await password.getAttribute('type')).toBe('text');
    await press(page, /^Keep it$/);
    await page.getByText('They are shown only once').waitFor();
    const codes = await page.locator('main ol li').allTextContents();
    expect(codes).toHaveLength(10);
    await press(page, 'I have saved them');

    // On a phone, as a guest with a match of their own; there nobody else has this name.
    const phone = await comesByName('Phone', { phone: true });
    await playsAMatch(phone);
    await opens(phone, '/account');
    await press(phone.page, 'With a password instead');
    await phone.page.getByLabel('Sign-in name').fill('ASHA@home');
    await phone.page.getByLabel('Password', { exact: true }).fill('another password');
    await press(phone.page, /^Keep it$/);
    await phone.page.getByText('This name is already used.').waitFor();
    await phone.page.getByRole('link', { name: 'I have an account' }).click();
    await phone.page.getByText('Bring the finished match of Phone with me').waitFor();
    expect(await complaintsInAllThemes(phone.page)).toEqual([]);
    await phone.page.getByLabel('Sign-in name').fill('asha@home');
    await phone.page.getByLabel('Password', { exact: true }).fill('five men and a queen');
    await press(phone.page, /^Sign in$/);
    await phone.page.getByText('Name or password is wrong.').waitFor();
    await phone.page.getByLabel('Password', { exact: true }).fill('four men and a queen');
    await press(phone.page, /^Sign in$/);
    await phone.page.getByText('Account since').waitFor();
    expect((await meOf(phone)).finished).toBe(1);

    // Sessions: the desk is signed out from the phone.
    await press(phone.page, 'Sign out everywhere else');
    await expect.poll(() => phone.page.getByText('last seen').count()).toBe(0);
    await opens(asha, '/account');
    await page.getByText('Nobody is signed in here').waitFor();

    // Everything lost but the paper: a code lets in once, and signs out the phone.
    await page.getByRole('link', { name: 'Sign in' }).click();
    await press(page, 'I have a recovery code');
    const [code = ''] = codes;
    await page.getByLabel('Recovery code').fill('7K2M-9QXA-0000-0000');
    await page.keyboard.press('Enter');
    await page.getByText('This code is wrong').waitFor();
    await page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await page.getByText('9 are left.').waitFor();
    await opens(phone, '/account');
    await phone.page.getByText('Nobody is signed in here').waitFor();

    const archive = page.waitForEvent('download');
    await press(page, 'Save my data');
    expect((await archive).suggestedFilename()).toBe('opencarrom.zip');
    expect(await textOf(archive)).toMatch(/^PK/);

    // Whoever signed in long ago is asked again, in place. The hour is the server's, so only its refusal is played here.
    let isLate = true;
    await page.route('**/api/me', (route) => {
      if (route.request().method() !== 'DELETE' || !isLate) return route.continue();
      isLate = false;
      const error = { code: 'sign-in-again', message: 'sign in once more' };
      return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error }) });
    });
    await press(page, 'Delete my account…');
    const typed = page.getByLabel(/^Write “Asha”/);
    await typed.fill('asha');
    await press(page, /^Delete for good$/);
    await page.getByText('That is not the name.').waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await typed.fill('Asha');
    await press(page, /^Delete for good$/);
    const again = page.getByRole('dialog', { name: 'Is it you?' });
    await again.getByLabel('Password', { exact: true }).fill('four men and a queen');
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Nobody is signed in here').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Sign-in name').fill('asha@home');
    await page.getByLabel('Password', { exact: true }).fill('four men and a queen');
    await press(page, /^Sign in$/);
    await page.getByText('Name or password is wrong.').waitFor();
  });
});

describe('a family on one tablet', () => {
  it('changes over with two touches, each by their own name; another tab says whose it is', async () => {
    const tablet = await comesByName('Asha', { phone: true });
    const { page, context } = tablet;
    await opens(tablet, '/account');
    await press(page, 'Start');
    await page.getByText('Guest on this device').waitFor();
    const asha = (await meOf(tablet)).account.id;
    await press(page, 'You are Asha');
    await page.getByRole('link', { name: 'Somebody else…' }).click();
    await press(page, 'Somebody new');
    await page.getByLabel('Your name').fill('Bina');
    await press(page, 'Play with this name');
    await whoIsShown(page, 'Bina');

    // Two touches.
    await press(page, 'You are Bina');
    await page
      .getByRole('navigation', { name: 'You are Bina' })
      .getByRole('button', { name: 'Asha' })
      .waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await press(page, /^Asha$/);
    await whoIsShown(page, 'Asha');
    expect((await meOf(tablet)).account.id).toBe(asha);

    // Another tab of the same browser, in which Bina comes to play.
    const tab = await context.newPage();
    await tab.goto(`${tablet.address}/account/family`);
    await tab.getByText('plays now').waitFor();
    expect(await complaintsInAllThemes(tab)).toEqual([]);
    await press(tab, /^Bina$/);
    await whoIsShown(tab, 'Bina');
    await page.getByRole('dialog', { name: 'Bina plays on this device now' }).waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await press(page, 'Back to Asha');
    await tab.getByRole('dialog', { name: 'Asha plays on this device now' }).waitFor();
    await tab.getByRole('dialog').getByRole('button', { name: 'Continue as Asha' }).last().click();
    await whoIsShown(tab, 'Asha');

    // Bina is taken off the tablet; nobody is left but Asha, who reads Hindi.
    await tab.goto(`${tablet.address}/account/family`);
    await press(tab, 'Remove Bina from this device');
    await tab.getByText('Bina is a guest and has no way to sign in again').waitFor();
    await press(tab, /^Remove$/);
    await expect.poll(() => tab.getByRole('button', { name: /Bina/ }).count()).toBe(0);
    await tab.goto(`${tablet.address}/account`);
    await tab.getByText('हिन्दी').last().click();
    await tab.getByText('इस डिवाइस पर मेहमान').waitFor();
    expect(await complaintsInOneTheme(tab)).toEqual([]);
    await press(tab, 'साइन आउट करें');
    await tab.getByText('फिर साइन इन करने का कोई तरीका नहीं').waitFor();
    await press(tab, 'साइन आउट करें, सब मिटे');
    await tab.getByText('यहाँ कोई साइन इन नहीं है').waitFor();
    expect(await complaintsInAllThemes(tab)).toEqual([]);
    await tab.getByRole('link', { name: 'साइन इन करें' }).click();
    await tab.getByText('मेरे पास रिकवरी कोड है').waitFor();
    expect(await complaintsInOneTheme(tab)).toEqual([]);
  });
});
