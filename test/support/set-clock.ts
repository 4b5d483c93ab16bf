const MachineDate = globalThis.Date;

/** Sets this process's time of day, from which it goes on; null sets it back. Timers do not change, as on a machine whose clock is set. */
export function setClock(at: number | null): void {
  if (at === null) {
    globalThis.Date = MachineDate;
    return;
  }
  const shift = at - MachineDate.now();
  globalThis.Date = class extends MachineDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(MachineDate.now() + shift);
      else super(...given);
    }

    static override now() {
      return MachineDate.now() + shift;
    }
  } as DateConstructor;
}
