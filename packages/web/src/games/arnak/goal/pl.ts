export const pl = {
  goal: 'Wysyłaj archeologów na wyspę, a dzięki temu, co znajdą, wspinaj się po torze badań do zaginionej świątyni. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.',
}
