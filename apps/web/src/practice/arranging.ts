import {
  arrangingRules,
  attachCarrying,
  type BoardView,
  type Carrying,
  type CarryState,
} from '@opencarrom/board';
import { ICF, type ManId, type PlacedMan, type Point } from '@opencarrom/physics';
import { type PracticeAction, standFault } from './practice.js';

/** So far past the cushion, in metres, a man carried off the board is let go of for good. */
const OFF = ICF.surface / 2 + 0.02;

export interface ArrangingOptions {
  readonly view: BoardView;
  readonly element: HTMLElement;
  readonly men: () => readonly PlacedMan[];
  readonly onChange: (state: CarryState) => void;
  /** Does something to the men; true when it changed them. The hands stay on the board. */
  readonly change: (action: PracticeAction) => boolean;
  /** Takes a man away; the board is laid anew. */
  readonly remove: (id: ManId) => void;
}

/** The hands that arrange men on the practice board: they move them, and carry them off it. */
export class Arranging {
  private readonly carrying: Carrying;
  private readonly listening = new AbortController();
  /** The man in the hand has been carried off the board. */
  private isOff = false;
  private byPointer = false;

  constructor(private readonly options: ArrangingOptions) {
    // Ahead of the hand that carries: is the man off the board, and is it to go?
    this.listen();
    this.carrying = attachCarrying(options.element, {
      view: options.view,
      manRadius: ICF.man.diameter / 2,
      rules: this.rules(),
      onChange: (state) => this.carried(state),
      onPut: (id, to) => {
        options.change({ type: 'move', id, to });
        this.carrying.setRules(this.rules());
      },
    });
  }

  choose(id: ManId): void {
    this.carrying.dispatch({ type: 'choose', id });
  }

  putDown(): void {
    this.carrying.dispatch({ type: 'confirm' });
  }

  destroy(): void {
    this.listening.abort();
    this.carrying.destroy();
  }

  /** Moves by key stand at once, so that choosing another man loses nothing. */
  private carried(state: CarryState): void {
    const { view, men, change, onChange } = this.options;
    onChange(state);
    const { id, at, fault, stage } = state;
    if (id === null || fault !== null || stage === 'held') return;
    if (!change({ type: 'move', id, to: at, joined: !this.byPointer })) return;
    view.setMen(men());
    this.carrying.setRules(this.rules());
  }

  private rules() {
    const men = this.options.men();
    const fault = (id: ManId, at: Point) => (this.isOff ? 'off' : standFault(men, id, at));
    return { ...arrangingRules(ICF, men), fault };
  }

  private listen(): void {
    const { element } = this.options;
    const { signal } = this.listening;
    element.addEventListener('pointerdown', () => (this.byPointer = true), { signal });
    element.addEventListener('pointermove', (event) => this.follow(event), { signal });
    element.addEventListener('pointerup', () => this.letGo(), { signal });
    element.addEventListener('keydown', (event) => this.press(event), { signal });
  }

  private follow({ clientX, clientY }: PointerEvent): void {
    const { stage, offset } = this.carrying.state;
    if (stage !== 'held') return;
    const at = this.options.view.toBoard(clientX, clientY);
    this.isOff = Math.max(Math.abs(at.x + offset.x), Math.abs(at.y + offset.y)) > OFF;
  }

  private letGo(): void {
    const { stage, id } = this.carrying.state;
    const isLeaving = this.isOff && stage === 'held';
    this.isOff = false;
    if (isLeaving && id) this.options.remove(id);
  }

  private press(event: KeyboardEvent): void {
    this.byPointer = false;
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    const { id } = this.carrying.state;
    if (id) this.options.remove(id);
  }
}
