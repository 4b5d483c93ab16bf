/**
 * Preloaded into one process (`node --import`): its machine's clock is CLOCK_SHIFT_MS ahead. Timers do not change, as on a machine
 * whose clock is set wrong.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const MachineDate = globalThis.Date;

globalThis.Date = class ShiftedDate extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + shift);
    else super(...given);
  }

  static now() {
    return MachineDate.now() + shift;
  }
};
