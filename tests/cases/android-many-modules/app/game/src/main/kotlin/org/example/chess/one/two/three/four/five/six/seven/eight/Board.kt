package org.example.chess
